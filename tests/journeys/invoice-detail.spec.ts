import { buyPaid, ordinaryGoods } from "../support/buyer.ts";
import { expect, test } from "../support/journey.ts";
import { keepTitle } from "../support/route-addresses.ts";

test("asked for after the payment, changed, issued, read, downloaded and sent", async ({ page, buyer }) => {
  const [goods] = await ordinaryGoods(buyer, 1);
  if (!goods) throw new Error("no goods");
  const orderNumber = await buyPaid(buyer, goods);
  await keepTitle(buyer);
  const main = page.getByRole("main");
  await page.goto(`/order-detail?orderNumber=${orderNumber}`);
  await main.getByRole("link", { name: "申请发票" }).click();
  await main.getByRole("button", { name: "确定" }).click();
  await expect(main.getByRole("heading", { level: 2 }).first()).toContainText("申请中");
  await main.getByRole("link", { name: "修改发票" }).click();
  await main.getByRole("radio", { name: /增值税专用发票/ }).check();
  await main.getByRole("button", { name: "确定" }).click();
  await expect(main.getByRole("heading", { level: 2 }).first()).toContainText("增值税专用发票");

  await buyer.call("POST", `/sandbox/invoices/${orderNumber}/issue`, {});
  await page.reload();
  await expect(main.getByRole("heading", { level: 2 }).first()).toContainText("已开票");
  await expect(main.getByRole("region", { name: "发票内容" })).toContainText("91310115MA1K4TY081");
  const download = await main.getByRole("link", { name: "下载发票" }).getAttribute("href");
  const file = await page.request.get(download ?? "");
  expect(file.headers()["content-disposition"]).toMatch(/^attachment; filename="\d{20}\.pdf"$/);
  expect((await file.body()).subarray(0, 5).toString()).toBe("%PDF-");
  await main.getByText("在线查看发票文件").click();
  await expect(main.getByRole("link", { name: "打开 PDF 文件" })).toBeVisible();

  await main.getByRole("textbox", { name: "收票邮箱" }).fill("caiwu");
  await main.getByRole("button", { name: "发送发票" }).click();
  await expect(main.getByText("请输入正确的邮箱地址")).toBeVisible();
  await main.getByRole("textbox", { name: "收票邮箱" }).fill("caiwu@example.com");
  await main.getByRole("button", { name: "发送发票" }).click();
  await expect(main.getByText(/发送至 caiwu@example\.com/)).toBeVisible();
  await page.goto("/user-center/uc-message");
  await expect(main.getByText("发票已开具").first()).toBeVisible();
});

test("an invoice of someone else is not there, nor is its file", async ({ page, buyer }) => {
  expect(buyer.userId).toBeGreaterThan(0);
  const response = await page.goto("/invoice-detail?orderNumber=000000000000000000000");
  expect(response?.status()).toBe(404);
  const file = await page.request.get("/invoice-file?orderNumber=000000000000000000000", { maxRedirects: 0 });
  expect(file.status()).toBe(302);
});
