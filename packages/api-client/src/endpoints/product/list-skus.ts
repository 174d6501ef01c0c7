import * as v from "valibot";
import { ProductSkus, prodIdsText } from "../../models/compared.ts";
import { skuExample } from "../../models/examples/catalogue.ts";
import { endpoint } from "../contract.ts";

/** SKUs of many products with their prices by quantity and stock of this moment; only goods that carts take. */
export const listSkus = endpoint("GET /prod/skuList", {
  summary: "SKUs of many products, for ordering them in one table",
  tag: "prod",
  auth: "optional",
  effect: "read",
  query: v.object({ prodIds: prodIdsText(60) }),
  answer: v.array(ProductSkus),
  fails: [],
  example: {
    query: { prodIds: "1001" },
    answer: [
      { prodId: 1001, unit: "把", minCount: 1, stepCount: 1, specNames: ["规格"], skuList: [skuExample] },
    ],
  },
});
