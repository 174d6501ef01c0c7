import * as v from "valibot";
import { ProdModels } from "../../models/landing.ts";
import { endpoint } from "../contract.ts";

/** The models of the landing page's products, for its drop-down (Spec §7). Open to all. */
export const listProdModels = endpoint("GET /sku/prodDropList", {
  summary: "The models of the landing page's products",
  tag: "sku",
  auth: "none",
  effect: "read",
  answer: v.array(ProdModels),
  fails: [],
  example: {
    answer: [{ prodId: 1, prodName: "两用扳手", skuList: [{ skuId: 1, skuName: "10mm 单支" }] }],
  },
});
