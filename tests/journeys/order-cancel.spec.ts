import { ordinaryGoods, stockOf } from "../support/buyer.ts";
import { submitOrder } from "../support/buying.ts";
import { expect, test } from "../support/journey.ts";

test("an order that is cancelled gives its stock back", async ({ page, buyer }) => {
  const [goods] = await ordinaryGoods(buyer, 2);
  if (!goods) throw new Error("no goods");
  const before = await stockOf(buyer, goods);
  await buyer.add(goods, 7);
  await page.goto("/submit-order");
  const [orderNumber] = await submitOrder(page);
  expect(await stockOf(buyer, goods)).toBe(before - 7);

  await page.goto("/user-center/uc-order?status=unpaid");
  const card = page.getByRole("article", { name: `订单 ${orderNumber}` });
  await card.getByRole("button", { name: "取消订单" }).click();
  const dialog = page.getByRole("alertdialog").or(page.getByRole("dialog"));
  await dialog.getByRole("button", { name: "取消订单" }).click();
  await expect(dialog.getByText("请选择取消原因")).toBeVisible();
  await dialog.getByText("不想买了").click();
  await dialog.getByRole("button", { name: "取消订单" }).click();
  await expect(dialog).toBeHidden();
  await expect(card).toHaveCount(0);
  await page.goto(`/order-detail?orderNumber=${orderNumber}`);
  await expect(page.getByRole("heading", { name: "已取消" })).toBeVisible();
  expect(await stockOf(buyer, goods)).toBe(before);
});
