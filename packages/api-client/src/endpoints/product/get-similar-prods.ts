import * as v from "valibot";
import { cardExample } from "../../models/examples/catalogue.ts";
import { SimilarProd } from "../../models/product.ts";
import { id } from "../../models/wire.ts";
import { endpoint } from "../contract.ts";

/**
 * Products that may take another's place: of its kind, those first that share most of its parameters, then those of a
 * price like its own. Answered for goods off the shelf as well, and none for what never was.
 */
export const getSimilarProds = endpoint("GET /prod/similarList", {
  summary: "Products that may take another's place",
  tag: "prod",
  auth: "none",
  effect: "read",
  query: v.object({
    prodId: id,
    size: v.optional(v.pipe(id, v.minValue(1), v.maxValue(24)), 12),
    /** Six-digit code of a region: what is sent there comes before what is not. */
    areaId: v.optional(id),
  }),
  answer: v.array(SimilarProd),
  fails: [],
  example: {
    query: { prodId: 1002, size: 6 },
    answer: [{ ...cardExample, differs: ["材质"], isComparable: 1, sameBrand: 0, isDelivery: 1 }],
  },
});
