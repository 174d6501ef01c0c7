import { expect, test } from "../support/journey.ts";
import { invoicedOrder } from "../support/route-addresses.ts";

test("invoices stand under their tabs, each with the way to its page and file", async ({ page, buyer }) => {
  const issued = await invoicedOrder(buyer);
  const waiting = await invoicedOrder(buyer, false);
  const main = page.getByRole("main");
  await page.goto("/user-center/uc-invoice");
  await expect(main.getByRole("article")).toHaveCount(2);
  await main.getByRole("link", { name: "申请中" }).click();
  await expect(main.getByRole("article")).toHaveCount(1);
  await expect(main.getByRole("article", { name: `订单 ${waiting}` })).toContainText("申请中");
  await main.getByRole("link", { name: "已开票" }).click();
  const card = main.getByRole("article", { name: `订单 ${issued}` });
  await expect(card.getByRole("link", { name: "下载发票" })).toBeVisible();
  await card.getByRole("link", { name: "查看发票" }).click();
  await expect(main.getByRole("heading", { name: /已开票/ })).toBeVisible();
  await expect(page).toHaveURL(/uc-invoiceDetail/);
});
