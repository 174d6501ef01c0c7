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
  const pieces = main.getByRole("spinbutton");
  await pieces.fill("2");
  await pieces.press("Enter");
  await main.getByText("退货退款", { exact: true }).click();
  await page.waitForURL(/applyType=2/);
  const amount = main.getByRole("textbox", { name: /退款金额/ });
  const half = (Number(goods.price) * 2).toFixed(2);
  await expect(amount).toHaveValue(half);

  await main.getByRole("button", { name: "提交申请" }).click();
  await expect(main.getByText("请选择退款原因").last()).toBeVisible();
  await main.getByRole("combobox", { name: /退款原因/ }).selectOption({ label: "质量问题" });
  await amount.fill(String(Number(half) + 1));
  await main.getByRole("button", { name: "提交申请" }).click();
  await expect(amount).toHaveAccessibleDescription(new RegExp(half));
  await amount.fill(half);
  await main.getByRole("textbox", { name: /退款说明/ }).fill("其中两件有毛刺");
  // A reload loses nothing: the choice is in the address, the rest in this tab.
  await page.reload();
  await expect(main.getByRole("textbox", { name: /退款说明/ })).toHaveValue("其中两件有毛刺");
  await main.getByRole("button", { name: "提交申请" }).click();

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
  await expect(main.getByRole("textbox", { name: /退款说明/ })).toHaveValue("其中两件有毛刺");
  await main.getByRole("button", { name: "提交申请" }).click();

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
