import { ordinaryGoods } from "../support/buyer.ts";
import { expect, test, waitForHydration } from "../support/journey.ts";

test("a price is asked for, answered, asked for again and ordered at", async ({ page, buyer }) => {
  const main = page.getByRole("main");
  const [goods] = await ordinaryGoods(buyer, 1, 1);
  if (!goods) throw new Error("no goods");
  await page.goto(`/detail/${goods.prodId}?skuId=${goods.skuId}`);
  await main.getByRole("link", { name: "询价" }).click();
  const send = main.getByRole("button", { name: "提交询价" });
  await waitForHydration(send);
  const price = main.getByRole("textbox", { name: "期望单价" });
  await price.fill("abc");
  await main.getByRole("textbox", { name: "说明" }).fill("长期采购");
  await send.click();
  await expect(main.getByText(/请输入.*金额|最多两位小数|金额/).first()).toBeVisible();
  await price.fill("8.5");
  await send.click();
  await expect(main.getByRole("heading", { name: "待商家报价" })).toBeVisible();
  await expect(main.getByText("长期采购")).toBeVisible();
  const quoteNo = new URL(page.url()).searchParams.get("quoteNo") ?? "";

  const answer = (yuan: string) =>
    buyer.call("POST", `/sandbox/quotes/${quoteNo}/answer`, {
      lines: [{ skuId: goods.skuId, price: yuan, minCount: 2 }],
      note: "含税含包装",
    });
  await answer("9.20");
  await page.reload();
  await expect(main.getByRole("heading", { name: "已报价" })).toBeVisible();
  await expect(main.getByText("高于期望 ¥0.70")).toBeVisible();
  await main.getByRole("link", { name: "还价" }).click();
  const again = main.getByRole("button", { name: "提交还价" });
  await waitForHydration(again);
  await price.fill("9");
  await again.click();
  await expect(main.getByRole("heading", { name: "待商家报价" })).toBeVisible();
  await answer("9.00");
  await page.goto("/user-center/uc-order?view=quotes&state=answered");
  await main.getByRole("link", { name: `查看报价 ${quoteNo}` }).click();
  await main.getByRole("link", { name: "按报价下单" }).click();
  await expect(main.getByText("不与优惠券、积分")).toBeVisible();
  const submit = main.getByRole("button", { name: "提交订单" });
  await waitForHydration(submit);
  await submit.click();
  await page.waitForURL("**/payment?**");
  await page.goto(`/user-center/uc-order?view=quotes&quoteNo=${quoteNo}`);
  await expect(main.getByRole("heading", { name: "已下单" })).toBeVisible();
  await expect(main.getByRole("link", { name: "查看订单" })).toBeVisible();
});

test("what waits for the shop is withdrawn after a question", async ({ page, buyer }) => {
  const main = page.getByRole("main");
  const [goods] = await ordinaryGoods(buyer, 1, 1);
  const items = [{ skuId: goods?.skuId ?? 0, prodCount: 3 }];
  const { quoteNos } = await buyer.call<{ quoteNos: string[] }>("POST", "/p/quote/ask", { items });
  await page.goto(`/user-center/uc-order?view=quotes&quoteNo=${quoteNos[0]}`);
  const withdraw = main.getByRole("button", { name: "撤回询价" });
  await waitForHydration(withdraw);
  await withdraw.click();
  await page.getByRole("alertdialog").getByRole("button", { name: "撤回询价" }).click();
  await expect(main.getByRole("heading", { name: "已撤回" })).toBeVisible();
});

test("goods are removed from the form and come back with what was typed", async ({ page, buyer }) => {
  const main = page.getByRole("main");
  const goods = await ordinaryGoods(buyer, 1, 2);
  const ask = goods.map(({ skuId }) => `${skuId}x2`).join();
  await page.goto(`/user-center/uc-order?view=quotes&ask=${ask}`);
  const send = main.getByRole("button", { name: "提交询价" });
  await waitForHydration(send);
  const prices = main.getByRole("textbox", { name: "期望单价" });
  await expect(prices).toHaveCount(2);
  await prices.first().fill("3.5");
  await main.getByRole("link", { name: /^删除/ }).first().focus();
  await page.keyboard.press("Enter");
  await expect(prices).toHaveCount(1);
  await expect(main.getByRole("link", { name: /^删除/ })).toHaveCount(0);
  await page.getByRole("button", { name: "撤销" }).click();
  await expect(prices.first()).toHaveValue("3.5");
  await main.getByRole("link", { name: /^删除/ }).first().click();
  await send.click();
  await expect(main.getByRole("heading", { name: "待商家报价" })).toBeVisible();
});
