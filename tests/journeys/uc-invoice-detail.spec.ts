import { expect, test } from "../support/journey.ts";
import { invoicedOrder } from "../support/route-addresses.ts";

test("a refund of the whole order takes an issued invoice back", async ({ page, buyer }) => {
  const orderNumber = await invoicedOrder(buyer);
  const body = { orderNumber, refundType: 1, applyType: 1, cargoStatus: 0, buyerReason: "notWanted" };
  const { refundSn } = await buyer.call<{ refundSn: string }>("POST", "/p/orderRefund/apply", body);
  await buyer.call("POST", `/sandbox/refunds/${refundSn}/act`, { event: "accept" });
  const main = page.getByRole("main");
  await page.goto(`/user-center/uc-invoiceDetail?orderNumber=${orderNumber}`);
  await expect(main.getByRole("heading", { name: /已冲红/ })).toBeVisible();
  await expect(main.getByText(/因退款冲红/)).toBeVisible();
  await expect(main.getByRole("link", { name: "下载发票" })).toHaveCount(0);
});

test("is given up after a question, and may be asked for again", async ({ page, buyer }) => {
  const orderNumber = await invoicedOrder(buyer, false);
  const main = page.getByRole("main");
  await page.goto(`/user-center/uc-invoiceDetail?orderNumber=${orderNumber}`);
  await main.getByRole("button", { name: "撤销开票" }).click();
  const ask = page.getByRole("alertdialog").or(page.getByRole("dialog"));
  await ask.getByRole("button", { name: "撤销开票" }).click();
  await expect(main.getByRole("heading", { name: /已撤销/ })).toBeVisible();
  await expect(main.getByRole("link", { name: "申请发票" })).toBeVisible();
});
