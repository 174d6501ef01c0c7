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
