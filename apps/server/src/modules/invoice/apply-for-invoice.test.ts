import { afterEach, expect, test } from "vitest";
import { invariantViolations, queryWith } from "#server/db/invariants.ts";
import { askForInvoice, giveUp, invoiceOf, paidOrder, person, titleIdOf } from "#server/testing/invoices.ts";
import { buyNow, detailOf } from "#server/testing/purchase.ts";
import { testServer } from "#server/testing/test-server.ts";
import { screwM6 } from "#server/testing/trade.ts";
import { world } from "#server/testing/world.ts";

const server = testServer();
const signIn = () => server.signIn(world.users.buyer);

afterEach(async () => {
  expect(await invariantViolations(queryWith(server.database.db))).toEqual([]);
});

test("asks for one invoice an order, and again once it was given up", async () => {
  const token = await signIn();
  const titleId = await titleIdOf(server, token, person);
  const orderNumber = await paidOrder(server, token);
  expect((await detailOf(server, token, orderNumber)).allowedActions).toContain("applyInvoice");
  expect((await askForInvoice(server, token, orderNumber, titleId)).data).toEqual({
    orderNumber,
    invoiceStatus: 1,
    allowedActions: ["change", "withdraw"],
  });
  const { allowedActions } = await detailOf(server, token, orderNumber);
  expect(allowedActions).toContain("viewInvoice");
  expect(allowedActions).not.toContain("applyInvoice");
  expect(await askForInvoice(server, token, orderNumber, titleId)).toMatchObject({
    msg: "该订单已申请过发票",
  });
  await giveUp(server, token, orderNumber);
  expect((await askForInvoice(server, token, orderNumber, titleId)).data.invoiceStatus).toBe(1);
  expect((await invoiceOf(server, token, orderNumber)).data).toMatchObject({
    titleName: "王建国",
    amount: (await detailOf(server, token, orderNumber)).actualTotal,
  });
});

test("is made once, however many ask together", async () => {
  const token = await signIn();
  const titleId = await titleIdOf(server, token);
  const orderNumber = await paidOrder(server, token);
  const answers = await Promise.all([1, 2, 3].map(() => askForInvoice(server, token, orderNumber, titleId)));
  expect(answers.filter(({ success }) => success)).toHaveLength(1);
});

test("needs a paid order, one's own title, and for a special invoice a whole one of a unit", async () => {
  const token = await signIn();
  const titleId = await titleIdOf(server, token, { bankAccount: "" });
  const unpaid = await buyNow(server, token, screwM6);
  expect(await askForInvoice(server, token, unpaid, titleId)).toMatchObject({
    msg: "当前状态不支持此发票操作",
  });
  const orderNumber = await paidOrder(server, token);
  const special = (id: number) => askForInvoice(server, token, orderNumber, id, 2);
  const needed = "开具专用发票需要单位地址、电话、开户银行和银行账号，请先补全该抬头";
  expect(await special(titleId)).toMatchObject({ code: "A00001", msg: needed });
  expect(await special(await titleIdOf(server, token, person))).toMatchObject({ msg: needed });
  const theirs = await titleIdOf(server, await server.signIn(world.users.other));
  expect(await special(theirs)).toMatchObject({ msg: "发票抬头不存在" });
  expect(await special(await titleIdOf(server, token))).toMatchObject({ success: true });
});

test("is not asked for over someone else's order", async () => {
  const orderNumber = await paidOrder(server, await signIn());
  const token = await server.signIn(world.users.other);
  const titleId = await titleIdOf(server, token);
  expect(await askForInvoice(server, token, orderNumber, titleId)).toMatchObject({ msg: "订单不存在" });
});
