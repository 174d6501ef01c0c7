import { QuantityField, RefundForm } from "@tradehall/mall-components/testing";
import { buyPaid, ordinaryGoods } from "../support/buyer.ts";
import { expect, test } from "../support/journey.ts";

test("two of four pieces are sent back: asked for, refused, mended, agreed, shipped, paid back", async ({
  page,
  buyer,
}) => {
  const [goods] = await ordinaryGoods(buyer, 1);
  if (!goods) throw new Error("no goods");
  const orderNumber = await buyPaid(buyer, goods, 4);
  await buyer.call("POST", `/sandbox/orders/${orderNumber}/ship`, {});
  await buyer.call("PUT", `/p/myOrder/receipt/${orderNumber}`);
  const act = (refundSn: string, body: object) =>
    buyer.call("POST", `/sandbox/refunds/${refundSn}/act`, body);

  await page.goto(`/order-detail?orderNumber=${orderNumber}`);
  const main = page.getByRole("main");
  await main.getByRole("link", { name: "申请退款" }).click();
  await page.waitForURL("**/apply-return?**");
  await new QuantityField(main).set(2);
  await main.getByText("退货退款", { exact: true }).click();
  await page.waitForURL(/applyType=2/);
  const form = new RefundForm(main);
  const half = (Number(goods.price) * 2).toFixed(2);
  await expect(form.amount).toHaveValue(half);

  await form.submit();
  await expect(form.reason).toHaveAccessibleDescription(/请选择退款原因/);
  await form.chooseReason("质量问题");
  await form.setAmount(String(Number(half) + 1));
  await form.submit();
  await expect(form.amount).toHaveAccessibleDescription(new RegExp(half));
  await form.setAmount(half);
  await form.explain("其中两件有毛刺");
  // A reload loses nothing: the choice is in the address, the rest in this tab.
  await page.reload();
  await expect(form.explanation).toHaveValue("其中两件有毛刺");
  await form.submit();

  await page.waitForURL("**/return-detail?**");
  const state = main.getByRole("heading", { level: 2 }).first();
  await expect(state).toContainText("待商家审核");
  const refundSn = new URL(page.url()).searchParams.get("refundSn") ?? "";
  await act(refundSn, { event: "refuse", sellerMsg: "请补充照片" });
  await page.reload();
  await expect(state).toContainText("商家已拒绝");
  await expect(main.getByText("请补充照片").first()).toBeVisible();
  await main.getByRole("link", { name: "修改申请" }).click();
  await page.waitForURL("**/apply-return?refundSn=**");
  await expect(form.explanation).toHaveValue("其中两件有毛刺");
  await form.submit();

  await page.waitForURL("**/return-detail?**");
  await expect(state).toContainText("待商家审核");
  await act(refundSn, { event: "accept" });
  await page.reload();
  await expect(state).toContainText("待买家退货");
  await main.getByRole("combobox", { name: /物流公司/ }).selectOption({ index: 1 });
  await main.getByRole("textbox", { name: /物流单号/ }).fill("sf1234567890");
  await main.getByRole("textbox", { name: /联系手机/ }).fill("13900000001");
  await main.getByRole("button", { name: "提交物流信息" }).click();
  await expect(state).toContainText("待商家收货");
  await expect(main.getByText(/SF1234567890/).first()).toBeVisible();
  await act(refundSn, { event: "receive" });
  await page.reload();
  await expect(state).toContainText("退款成功");
});
