import * as v from "valibot";
import { skuExample } from "../../models/examples/catalogue.ts";
import { Sku } from "../../models/product.ts";
import { id } from "../../models/wire.ts";
import { endpoint } from "../contract.ts";

/** The product's variants with prices and stock of this moment (api-family §6). */
export const getSkuList = endpoint("GET /sku/getSkuList", {
  summary: "A product's variants with live prices and stock",
  tag: "sku",
  auth: "none",
  effect: "read",
  query: v.object({ prodId: id }),
  answer: v.array(Sku),
  fails: ["A00001"],
  example: { query: { prodId: 1001 }, answer: [skuExample] },
});
