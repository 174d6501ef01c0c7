import { expect, test } from "../support/journey.ts";

test("a link leads to one coupon, which is claimed once and then used", async ({ page, buyer }) => {
  expect(buyer.userId).toBeGreaterThan(0);
  await page.goto("/receive-coupon?couponId=6");
  const main = page.getByRole("main");
  await expect(main.getByRole("status")).toHaveText("送您一张优惠券");
  await main.getByRole("button", { name: "立即领取：清洁办公券" }).click();
  await expect(main.getByRole("status")).toHaveText("优惠券已在您的账户中");
  await page.reload();
  await main.getByRole("link", { name: "去使用：清洁办公券" }).click();
  await page.waitForURL("**/list?**couponId=6**");
});

test("a link to a coupon that is gone, to come or unknown says so", async ({ page, buyer }) => {
  expect(buyer.userId).toBeGreaterThan(0);
  const main = page.getByRole("main");
  for (const [id, words] of [
    [14, "来晚了，这张优惠券已被领完"],
    [12, "领取还没有开始"],
    [13, "领取已经结束"],
  ] as const) {
    await page.goto(`/receive-coupon?couponId=${id}`);
    await expect(main.getByRole("status")).toHaveText(words);
    await expect(main.getByRole("button", { name: /立即领取/ })).toHaveCount(0);
  }
  const missing = await page.goto("/receive-coupon?couponId=999999");
  expect(missing?.status()).toBe(404);
});
