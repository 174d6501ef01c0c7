import { expect, test } from "../support/journey.ts";
import { receiveOrder } from "../support/route-addresses.ts";

test("points of a received order are in the ledger, and it says when they lapse", async ({ page, buyer }) => {
  const orderNumber = await receiveOrder(buyer);
  await page.goto("/user-center/index");
  await page.getByRole("main").getByRole("link", { name: /积分/ }).first().click();
  await page.waitForURL("**/user-center/uc-integral");
  const main = page.getByRole("main");
  await expect(main.getByText(/[\d,]+ 积分将于 \d{4}-12-31 过期/)).toBeVisible();
  const rows = main.getByRole("list", { name: "积分明细" }).getByRole("listitem");
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText("订单完成");
  await expect(rows).toContainText(/余 [\d,]+ 积分/);
  await main.getByRole("link", { name: "支出" }).click();
  await page.waitForURL("**?tab=out");
  await expect(main.getByText("暂无明细")).toBeVisible();
  await main.getByRole("link", { name: "收入" }).click();
  await rows.getByRole("link", { name: orderNumber }).click();
  await page.waitForURL("**/order-detail?**");
});
