import { payNoOf } from "../support/buying.ts";
import { enterAs, expect, test } from "../support/journey.ts";

test("a top-up is paid by a code, and is in the ledger", async ({ page, sandbox }) => {
  await enterAs(page, "member01");
  await page.goto("/user-center/uc-balance");
  const main = page.getByRole("main");
  await main.getByRole("link", { name: "¥500", exact: true }).click();
  await page.waitForURL("**?amount=500");
  const amount = main.getByRole("textbox", { name: "充值金额" });
  await expect(amount).toHaveValue("500");
  await amount.fill("100000.01");
  await main.getByRole("button", { name: "立即充值" }).click();
  await expect(main.getByText("充值金额应在 ¥0.01–¥100,000.00 之间")).toBeVisible();
  await amount.fill("500.5");
  await main.getByRole("radio", { name: "支付宝" }).check();
  await main.getByRole("button", { name: "立即充值" }).click();
  await page.waitForURL("**?payNo=**");
  const payNo = payNoOf(page);
  await expect(main.getByRole("heading", { name: "支付宝" })).toBeVisible();
  await sandbox.moveTopUp(payNo, "scan");
  await expect(main.getByText("已扫码，请在手机上确认支付")).toBeVisible();
  await sandbox.moveTopUp(payNo, "success");
  await page.waitForURL("**?paid=**");
  await expect(main.getByText("充值成功，¥500.50 已到账")).toBeVisible();
  const first = main.getByRole("list", { name: "余额明细" }).getByRole("listitem").first();
  await expect(first).toContainText("充值");
  await expect(first).toContainText("+¥500.50");
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("a top-up is asked for and paid all the same", async ({ page, sandbox }) => {
    await enterAs(page, "retail01");
    await page.goto("/user-center/uc-balance?amount=100", { waitUntil: "commit" });
    const main = page.getByRole("main");
    await main.getByRole("button", { name: "立即充值" }).click();
    await page.waitForURL("**?payNo=**");
    await main.getByRole("button", { name: "我已完成支付" }).click();
    await expect(main.getByText("暂未收到您的付款")).toBeVisible();
    await sandbox.moveTopUp(payNoOf(page), "success");
    await page.goto(page.url(), { waitUntil: "commit" });
    await expect(main.getByText("充值成功，¥100.00 已到账")).toBeVisible();
  });
});
