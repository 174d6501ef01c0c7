import { listSkus } from "@tradehall/api-client/endpoints/product/list-skus";
import type { ProductSummary } from "@tradehall/mall-components/product/ProductCard";
import { expect, test } from "vitest";
import { toOrderGoods } from "./order-goods.ts";

const product = (id: string) => ({ id, name: id, unit: "张", minOrder: 2 }) as ProductSummary;

test("a product has its SKUs with their prices by quantity; one that no cart takes has none", () => {
  const [sold, other] = toOrderGoods([product("1001"), product("7")], listSkus.example.answer);
  expect(sold).toMatchObject({
    unit: "把",
    rule: { min: 1, step: 1 },
    skus: [{ id: "5001", code: "TF-000817", values: { 规格: "8mm" } }],
    tiers: { "5001": [{ from: 10, priceFen: 1_590 }] },
  });
  expect(other).toMatchObject({ unit: "张", rule: { min: 2, step: 1 }, skus: [] });
});
