import { orderState, submitOrder } from "../support/buying.ts";
import { enterWithPoints, expect, test, waitForHydration } from "../support/journey.ts";
import { pointsProduct } from "../support/points.ts";

test("points alone pay at once; with money it goes to the cashier, and canceled the points come back", async ({
  page,
}) => {
  const buyer = await enterWithPoints(page, 2_600);
  const main = page.getByRole("main");
  const toCheckout = async (name: string) => {
    await page.goto(`/member-center/integral-det/${await pointsProduct(buyer, name)}`);
    const redeem = main.getByRole("button", { name: "立即兑换" });
    await waitForHydration(redeem);
    await redeem.click();
    await page.waitForURL("**/submit-integral-order?**");
  };
  await toCheckout("护手霜");
  await expect(main.getByText("积分商品包邮")).toBeVisible();
  await expect(main.getByText("优惠券", { exact: true })).toHaveCount(0);
  await expect(main.getByRole("region", { name: "发票" })).toHaveCount(0);
  await main.getByLabel("买家留言").fill("请送到前台");
  await main.getByRole("button", { name: "提交订单" }).click();
  await page.waitForURL("**/pay-result?**");
  const orderNumber = new URL(page.url()).searchParams.get("orderNumbers");
  await page.goto(`/order-detail?orderNumber=${orderNumber}`);
  await expect(orderState(page, "待发货")).toBeVisible();
  await expect(main).toContainText("积分订单");
  await expect(main).toContainText("600 积分");
  await expect(main).toContainText("请送到前台");
  await expect(main.getByRole("link", { name: /退款/ })).toHaveCount(0);

  await toCheckout("折叠梯");
  await expect(main).toContainText("99");
  const [withMoney = ""] = await submitOrder(page);
  await buyer.call("PUT", `/p/myOrder/cancel/${withMoney}`, { reason: "不想要了" });
  await page.goto("/user-center/uc-integral");
  await expect(main.getByText("2,000", { exact: true }).first()).toBeVisible();
  await expect(main.getByText("积分退回").first()).toBeVisible();
  await page.goto("/user-center/uc-order?sort=points");
  await expect(main.getByRole("article").filter({ hasText: "积分订单" })).toHaveCount(2);
});
