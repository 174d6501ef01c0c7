import { buyPaid, ordinaryGoods } from "../support/buyer.ts";
import { expect, test } from "../support/journey.ts";

test("the overview shows what was ordered, what was bought and what waits", async ({ page, buyer }) => {
  const [goods] = await ordinaryGoods(buyer, 1);
  if (!goods) throw new Error("no goods");
  await buyPaid(buyer, goods, 2);
  await page.goto("/user-center/index");
  const main = page.getByRole("main");
  await expect(main.getByRole("link", { name: /待发货/ }).first()).toContainText("1");
  await expect(main.getByRole("region", { name: "最近购买" }).getByText(goods.name)).toBeVisible();
  await expect(main.getByRole("region", { name: "最近订单" }).getByText(goods.name)).toBeVisible();
  await main.getByRole("link", { name: /可开发票订单/ }).click();
  await expect(page).toHaveURL(/uc-order/);
});
