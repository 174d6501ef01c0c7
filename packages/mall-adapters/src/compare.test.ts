import { comparedExample } from "@tradehall/api-client/models/examples/compared";
import { expect, test } from "vitest";
import { toComparedGoods } from "./compare.ts";
import type { DataRoutes } from "./data-routes.ts";

const routes = { product: (id: number) => `/goods/${id}` } as DataRoutes;
const [sold, gone] = comparedExample;

test("a product says what it is, what an order costs to be sent and when it comes", () => {
  if (!sold) throw new Error("no example");
  expect(toComparedGoods(sold, "zh_CN", routes)).toMatchObject({
    id: "1001",
    product: { href: "/goods/1001", brand: "拓锋", stock: 5_400 },
    tiers: [{ from: 10, yuan: "15.90" }],
    delivery: {
      ...{ isUndeliverable: false, freightYuan: "8.00", freeFromYuan: "99.00" },
      arrival: "预计 11月25日（周三）送达",
    },
  });
});

test("what is not sent to the region says so; what is sold no more says why alone", () => {
  if (!sold?.delivery || !gone) throw new Error("no example");
  const far = { ...sold, delivery: { ...sold.delivery, isDelivery: 0 as const } };
  expect(toComparedGoods(far, "zh_CN", routes).delivery?.isUndeliverable).toBe(true);
  const column = toComparedGoods(gone, "zh_CN", routes);
  expect(column).toMatchObject({ gone: "商品已被店铺下架", parameters: [] });
  expect(column.product).toBeUndefined();
});
