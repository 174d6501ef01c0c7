import { openAs, order, ordinaryGoods } from "../support/buyer.ts";
import { newEnterprise } from "../support/enterprise.ts";
import { expect, test, waitForHydration } from "../support/journey.ts";

const png = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAoAAAAKCAIAAAACUFjqAAAAEklEQVR4nGP4z8CAB+GTG8HSALfKY52fTcuYAAAAAElFTkSuQmCC",
  "base64",
);

test("account terms are asked for, granted, bought on and paid back", async ({ page, context, sandbox }) => {
  const { administrator, enterpriseId } = await newEnterprise();
  await openAs(context, administrator, process.env.STORE_URL ?? "");
  await page.goto(`/user-center/uc-enterpriseDetail?enterpriseId=${enterpriseId}&tab=terms`);
  const main = page.getByRole("main");
  const [goods] = await ordinaryGoods(administrator, 1);
  if (!goods) throw new Error("no goods");
  await main.getByRole("combobox").selectOption(String(goods.shopId));
  const amount = main.getByRole("textbox", { name: "希望的额度" });
  const send = main.getByRole("button", { name: "提交账期申请" });
  await waitForHydration(send);
  await amount.fill("10");
  await send.click();
  await expect(main.getByText("申请额度应在 ¥1,000.00–¥10,000,000.00 之间")).toBeVisible();
  await amount.fill("50000");
  // A paper goes with it; what is no picture says so by its name and is not sent.
  await main.getByLabel("选择图片").setInputFiles([
    { name: "营业执照.png", mimeType: "image/png", buffer: png },
    { name: "审计报告.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.7") },
  ]);
  const papers = main.getByRole("list", { name: "证明材料" }).getByRole("listitem");
  await expect(papers.filter({ hasText: "审计报告.pdf" })).toContainText("仅支持 JPG、PNG、WebP 格式的图片");
  await expect(papers.filter({ hasText: "营业执照.png" })).toContainText("已上传");
  await send.click();
  await expect(main.getByText("待店铺审核")).toBeVisible();
  await sandbox.reviewCredit({ enterpriseId, shopId: goods.shopId }, "grant");

  // The checkout says it before the cashier does.
  await page.goto(`/submit-order?prodId=${goods.prodId}&skuId=${goods.skuId}&count=1`);
  await expect(main.getByText(/^本店账期可用额度 ¥50,000\.00，30 天内还款/)).toBeVisible();

  const orderNumber = await order(administrator, goods, 1);
  await page.goto(`/payment?orderNumbers=${orderNumber}`);
  await main.getByRole("radio", { name: "账期支付" }).check();
  await expect(main.getByText(/^可用额度 ¥50,000\.00，/)).toBeVisible();
  const pay = main.getByRole("button", { name: /^立即支付/ });
  await waitForHydration(pay);
  await pay.click();
  await page.getByRole("alertdialog").getByRole("button", { name: "确认支付" }).click();
  await page.waitForURL("**/pay-result?**");
  await expect(main.getByRole("heading", { name: "支付成功" })).toBeVisible();

  await page.goto(`/user-center/uc-enterpriseDetail?enterpriseId=${enterpriseId}&tab=terms`);
  await main.getByRole("link", { name: /^查看待还账款/ }).click();
  await main.getByRole("checkbox", { name: `选择订单 ${orderNumber}` }).check();
  await main.getByRole("button", { name: "还清所选订单" }).click();
  await page.waitForURL("**order=**");
  await expect(main.getByText("还清所选的 1 个订单")).toBeVisible();
  const repay = main.getByRole("button", { name: "立即还款" });
  await waitForHydration(repay);
  await repay.click();
  await expect(main.getByText(/^还款成功，已还 ¥/)).toBeVisible();
  await expect(main.getByText("没有待还账款")).toBeVisible();
});
