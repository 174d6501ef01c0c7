import { openAs, order, ordinaryGoods } from "../support/buyer.ts";
import { newEnterprise } from "../support/enterprise.ts";
import { expect, test, waitForHydration } from "../support/journey.ts";

test("an order is paid by bank: too little is said, the rest pays it", async ({ page, context }) => {
  const { administrator } = await newEnterprise();
  await openAs(context, administrator, process.env.STORE_URL ?? "");
  const [goods] = await ordinaryGoods(administrator, 1);
  if (!goods) throw new Error("no goods");
  const orderNumber = await order(administrator, goods, 1);
  await page.goto(`/payment?orderNumbers=${orderNumber}`);
  const main = page.getByRole("main");
  await main.getByRole("radio", { name: "对公转账" }).check();
  const pay = main.getByRole("button", { name: /^立即支付/ });
  await waitForHydration(pay);
  await pay.click();
  await page.waitForURL("**/weixin-pay?**");
  await expect(main.getByText("等待款项到账")).toBeVisible();
  const reference = await main.getByText(/^TH[2-9A-Z]{8}$/).textContent();

  await main.getByRole("textbox", { name: /^付款账户户名/ }).fill("上海拓远机电设备有限公司");
  await main.getByRole("radio", { name: "退回原付款账户" }).check();
  await main.getByRole("button", { name: "提交" }).click();
  await expect(main.getByText("转账信息已提交，等待款项到账")).toBeVisible();
  const [slip] = await Promise.all([
    page.waitForEvent("download"),
    main.getByRole("button", { name: "下载付款通知单" }).click(),
  ]);
  expect(slip.suggestedFilename()).toBe(`付款通知单-${reference}.pdf`);

  const comes = (amount: string) => administrator.call("POST", "/sandbox/bank", { amount, text: reference });
  await comes("0.01");
  await main.getByRole("button", { name: "刷新到账状态" }).click();
  await expect(main.getByText(/^已到账 ¥0\.01，还差 ¥/)).toBeVisible();
  await page.goto(`/payment?orderNumbers=${orderNumber}`);
  await main.getByRole("link", { name: "查看转账信息" }).click();
  const left =
    (await main.getByText(/^已到账 ¥0\.01，还差 ¥/).textContent())?.match(/还差 ¥([\d,.]+)/)?.[1] ?? "";
  await comes(left.replaceAll(",", ""));
  await main.getByRole("button", { name: "刷新到账状态" }).click();
  await page.waitForURL("**/pay-result?**");
  await expect(main.getByRole("heading", { name: "支付成功" })).toBeVisible();
});
