import * as v from "valibot";
import { productDetailExample } from "../../models/examples/product-detail.ts";
import { ProductDetail } from "../../models/product-detail.ts";
import { id } from "../../models/wire.ts";
import { endpoint } from "../contract.ts";

/**
 * Everything a product's page shows; delivery for the address or region asked for, else for the
 * buyer's default address (api-family §6, form C).
 */
export const getProdInfo = endpoint("GET /prod/prodInfo", {
  summary: "Everything a product's page shows",
  tag: "prod",
  auth: "optional",
  effect: "read",
  query: v.object({
    prodId: id,
    /** One of the buyer's addresses. */
    addrId: v.optional(id),
    /** Six-digit code of a district, city or province; read where there is no address. */
    areaId: v.optional(id),
  }),
  answer: ProductDetail,
  fails: ["A00001"],
  example: { query: { prodId: 1001, areaId: 310115 }, answer: productDetailExample },
});
