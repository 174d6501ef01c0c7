import { ordinaryGoods } from "../support/buyer.ts";
import { enterWithPoints, expect, test, waitForHydration } from "../support/journey.ts";
import { pointsProduct } from "../support/points.ts";

test("size, quantity and missing points of a points product; the ordinary page leads there, ordinary goods say so", async ({
  page,
}) => {
  const buyer = await enterWithPoints(page, 600);
  const main = page.getByRole("main");
  const vest = await pointsProduct(buyer, "反光背心");
  await page.goto(`/detail/${vest}`);
  await page.waitForURL(`**/member-center/integral-det/${vest}`);
  const redeem = main.getByRole("button", { name: "立即兑换" });
  await waitForHydration(redeem);
  await redeem.click();
  await expect(main.getByText("请选择", { exact: false }).first()).toBeVisible();
  await main.getByRole("radio", { name: "XL" }).click();
  await page.waitForURL(/skuId=\d+/);
  await expect(main.getByText("550", { exact: true }).first()).toBeVisible();
  await expect(main.getByText("兑换后剩余")).toBeVisible();
  await main.getByRole("button", { name: "增加数量" }).click();
  await expect(main.getByText("还差 500 积分")).toBeVisible();

  const [goods] = await ordinaryGoods(buyer, 1);
  await page.goto(`/member-center/integral-det/${goods?.prodId}`);
  await expect(main.getByText("该商品不支持积分兑换")).toBeVisible();
  await main.getByRole("link", { name: "前往普通商品页购买" }).click();
  await page.waitForURL(`**/detail/${goods?.prodId}`);
});
