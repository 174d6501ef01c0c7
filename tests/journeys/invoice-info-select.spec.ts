import { type Buyer, ordinaryGoods } from "../support/buyer.ts";
import { expect, test } from "../support/journey.ts";
import { keepTitle } from "../support/route-addresses.ts";

async function fillCart(buyer: Buyer): Promise<void> {
  const [goods] = await ordinaryGoods(buyer, 1);
  if (goods) await buyer.add(goods);
}

test("an invoice is chosen at the checkout with a title made on the way, and is with the order", async ({
  page,
  buyer,
}) => {
  await fillCart(buyer);
  const main = page.getByRole("main");
  await page.goto("/submit-order");
  const row = main.getByRole("region", { name: "发票" });
  await expect(row).toContainText("不开发票");
  await row.getByRole("link", { name: "修改" }).click();
  await main.getByRole("radio", { name: /电子普通发票/ }).check();
  await main.getByRole("link", { name: "新增发票抬头" }).click();
  await main.getByRole("radio", { name: "个人", exact: true }).check();
  await main.getByRole("combobox", { name: "抬头名称" }).fill("李采购");
  await main.getByRole("button", { name: "保存抬头" }).click();
  await expect(main.getByRole("radio", { name: /电子普通发票/ })).toBeChecked();
  await expect(main.getByRole("radio", { name: /李采购/ })).toBeChecked();
  await main.getByRole("radio", { name: /增值税专用发票/ }).check();
  await main.getByRole("button", { name: "确定" }).click();
  await expect(main.getByText(/开具专用发票需要/)).toBeVisible();
  await main.getByRole("radio", { name: /电子普通发票/ }).check();
  await main.getByRole("button", { name: "确定" }).click();
  await expect(row).toContainText("电子普通发票 · 个人 · 李采购");
  await main.getByRole("button", { name: "提交订单" }).click();
  await page.waitForURL(/payment/);
  const orderNumber = new URL(page.url()).searchParams.get("orderNumbers");
  await page.goto(`/invoice-detail?orderNumber=${orderNumber}`);
  await expect(main).toContainText("订单付款后由商家开具");
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the invoice is chosen by its page and comes back to the checkout", async ({ page, buyer }) => {
    await fillCart(buyer);
    await keepTitle(buyer);
    const main = page.getByRole("main");
    await page.goto("/submit-order");
    await main.getByRole("region", { name: "发票" }).getByRole("link", { name: "修改" }).click();
    await main.getByRole("radio", { name: /增值税专用发票/ }).check();
    await main.getByRole("button", { name: "确定" }).click();
    await expect(main.getByRole("region", { name: "发票" })).toContainText("增值税专用发票 · 单位");
  });
});
