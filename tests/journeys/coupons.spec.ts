import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../support/journey.ts";

const main = (page: Page): Locator => page.getByRole("main");
const claimButton = (page: Page) => main(page).getByRole("button", { name: "立即领取：劳保用品券" });
const useLink = (page: Page) => main(page).getByRole("link", { name: "去使用：劳保用品券" });

test("a coupon is claimed, is the buyer's and leads to its goods", async ({ page, buyer }) => {
  expect(buyer.userId).toBeGreaterThan(0);
  await page.goto("/coupons");
  await claimButton(page).click();
  await expect(page.getByText("领取成功")).toBeVisible();
  await expect(useLink(page)).toBeVisible();
  await main(page).getByRole("link", { name: "我的优惠券" }).click();
  await page.waitForURL("**/user-center/uc-coupons");
  await useLink(page).click();
  await page.waitForURL("**/list?**couponId=5**");
  await expect(main(page).getByRole("article").first()).toBeVisible();
});

test("without script a coupon is claimed, too", async ({ browser, buyer, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) });
  await context.addCookies([{ name: "bbcToken", value: buyer.token, url: baseURL ?? "" }]);
  const page = await context.newPage();
  await page.goto("/coupons");
  await claimButton(page).click();
  await expect(useLink(page)).toBeVisible();
  await context.close();
});

test("the list of a coupon says what is missing to use it, then that it is reached", async ({
  page,
  buyer,
}) => {
  const { records } = await buyer.call<{ records: { prodId: number; shopId: number; price: string }[] }>(
    "GET",
    "/search/page?couponId=4&inStock=1&size=30",
  );
  const goods = records.find(({ price }) => Number(price) >= 20);
  if (!goods) throw new Error("the coupon holds for nothing");
  const { prodId, shopId } = goods;
  const { skuList } = await buyer.call<{ skuList: { skuId: number; price: string; stocks: number }[] }>(
    "GET",
    `/prod/prodInfo?prodId=${prodId}`,
  );
  const sku = skuList.find(({ stocks }) => stocks > 40);
  if (!sku) throw new Error("too few are left");
  await page.goto("/list?couponId=4");
  const towards = main(page).getByRole("region", { name: "购物车中的活动商品" });
  await expect(towards).toContainText("还差 ¥299.00");
  await buyer.call("POST", "/p/shopCart/changeItem", { prodId, skuId: sku.skuId, shopId, count: 1 });
  await page.reload();
  await expect(towards).toContainText("已选 1 件");
  await expect(towards).not.toContainText("还差 ¥299.00");
  const count = Math.ceil(299 / Number(sku.price));
  await buyer.call("POST", "/p/shopCart/changeItem", { prodId, skuId: sku.skuId, shopId, count });
  await page.reload();
  await expect(towards).toContainText("已满足条件，领取后可用");
  await expect(towards).not.toContainText("已减");
  await towards.getByRole("button", { name: "立即领取：工具品类券" }).click();
  await expect(towards).toContainText("已减 ¥40.00");
});
