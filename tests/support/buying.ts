import { expect, type Locator, type Page } from "@playwright/test";

/** The order numbers in the address of the cashier, the code or the result. */
export function orderNumbersOf(page: Page): string[] {
  return (new URL(page.url()).searchParams.get("orderNumbers") ?? "").split(",").filter(Boolean);
}

/** The payment's number in the address of the code. */
export function payNoOf(page: Page): string {
  const payNo = new URL(page.url()).searchParams.get("payNo");
  if (!payNo) throw new Error(`${page.url()} names no payment`);
  return payNo;
}

/** Submits the order on the screen and waits for the cashier. */
export async function submitOrder(page: Page): Promise<string[]> {
  await page.getByRole("button", { name: "提交订单" }).click();
  await page.waitForURL("**/payment?**");
  return orderNumbersOf(page);
}

/** From the cashier to the code of a way to pay by scanning. */
export async function chooseScan(page: Page, method: "微信支付" | "支付宝" = "微信支付"): Promise<string> {
  await page.getByRole("radio", { name: method }).check();
  await page.getByRole("button", { name: /^立即支付/ }).click();
  await page.waitForURL("**/weixin-pay?**");
  await expect(page.getByRole("paragraph").filter({ hasText: "请扫码支付" })).toBeVisible();
  return payNoOf(page);
}

/** The state an order's page shows on top. */
export const orderState = (page: Page, state: string): Locator =>
  page.getByRole("main").getByText(state, { exact: true }).filter({ visible: true }).first();
