import { getProdInfo } from "@tradehall/api-client/endpoints/product/get-prod-info";
import { seckillExample } from "@tradehall/api-client/models/seckill";
import { toFlashSale } from "@tradehall/mall-adapters/flash-sale-detail";
import { toDetail } from "@tradehall/mall-adapters/product-detail";
import { expect, test } from "vitest";
import { dataRoutes } from "./data-routes.ts";

const whole = toDetail(getProdInfo.example.answer, "zh_CN", dataRoutes);
const [first] = whole.skus;
const [sku] = seckillExample.skus;
if (!first || !sku) throw new Error("the examples have a SKU each");
/** Another SKU and another value, which the round has not. */
const [spec] = whole.specs;
const elsewhere = { ...first, id: "999", values: { ...first.values, [spec?.name ?? ""]: "轮外" } };
const detail = {
  ...whole,
  skus: [first, elsewhere],
  specs: whole.specs.map(({ name, values }) => ({ name, values: [...values, "轮外"] })),
};
const sale = { ...seckillExample, skus: [{ ...sku, skuId: Number(first.id) }] };

test("offers the SKUs of the round alone, at its price and of its pieces", () => {
  const view = toFlashSale(sale, detail, "zh_CN");
  expect(view.skus).toEqual([{ ...first, yuan: "59.90", stock: 36 }]);
  expect(view.specs.length).toBeGreaterThan(0);
  for (const { name, values } of view.specs) expect(values).toEqual([first.values[name]]);
  expect(view.skuId).toBe(first.id);
});

test.each([
  [2, 0, 36, 2, "每人限购 2 "],
  [2, 1, 36, 1, "您已购买 1 "],
  [2, 3, 36, 0, "您已购买 3 "],
  [5, 0, 3, 3, "每人限购 5 "],
  [0, 9, 36, 36, ""],
])("of %i for each, with %i bought and %i left, %i can be had", (perUser, bought, left, max, limit) => {
  const skus = [{ ...sku, skuId: Number(first.id), perUser, bought, left }];
  const offer = toFlashSale({ ...sale, skus }, detail, "zh_CN").offers[first.id];
  expect(offer?.max).toBe(max);
  expect(offer?.limit).toContain(limit);
});
