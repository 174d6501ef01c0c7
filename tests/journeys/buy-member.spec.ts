import type { Page } from "@playwright/test";
import { newBuyer, openAs } from "../support/buyer.ts";
import { payNoOf } from "../support/buying.ts";
import { expect, test } from "../support/journey.ts";

/** A buyer of its own, so that what is bought here is in the way of no other journey. */
async function enterAsNew(page: Page) {
  const { API_URL = "", STORE_URL = "" } = process.env;
  const buyer = await newBuyer(API_URL);
  await openAs(page.context(), buyer, STORE_URL);
  return buyer;
}

test("a buyer becomes a member by a code, and renews by balance", async ({ page, sandbox }) => {
  await enterAsNew(page);
  await page.goto("/member-center/buy-member");
  const main = page.getByRole("main");
  const levels = main.getByRole("list", { name: "会员等级" });
  await expect(levels.getByRole("link", { name: /尊享卡/ })).toContainText("成长值达到 500 后可开通");
  await main.getByRole("radio", { name: /12 个月/ }).check();
  await main.getByRole("button", { name: "确认支付" }).click();
  await page.waitForURL("**?payNo=**");
  const payNo = payNoOf(page);
  await sandbox.moveMemberPurchase(payNo, "scan");
  await expect(main.getByText("已扫码，请在手机上确认支付")).toBeVisible();
  await sandbox.moveMemberPurchase(payNo, "success");
  await page.waitForURL("**?paid=**");
  await expect(main.getByText(/优享卡已生效，有效期至 \d{4}-\d{2}-\d{2}/)).toBeVisible();
  await expect(main.getByRole("heading", { name: "续费优享卡" })).toBeVisible();
  await main.getByRole("radio", { name: /余额支付/ }).check();
  await main.getByRole("button", { name: "确认支付" }).click();
  await page.waitForURL((url) => url.searchParams.get("paid") !== payNo);
  await main.getByRole("link", { name: "返回会员中心" }).click();
  await page.waitForURL("**/member-center/member-center");
  await expect(main.getByText(/有效期至/).first()).toBeVisible();
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("a level is chosen and paid by balance all the same", async ({ page }) => {
    await enterAsNew(page);
    await page.goto("/member-center/buy-member?level=6", { waitUntil: "commit" });
    const main = page.getByRole("main");
    await main.getByRole("radio", { name: /余额支付/ }).check();
    await main.getByRole("button", { name: "确认支付" }).click();
    await page.waitForURL("**?paid=**");
    await expect(main.getByText(/优享卡已生效/)).toBeVisible();
  });
});
