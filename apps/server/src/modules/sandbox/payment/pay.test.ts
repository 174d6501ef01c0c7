import { sandboxPay } from "@tradehall/api-client/endpoints/sandbox/payment/pay";
import { expect, test } from "vitest";
import { buyNow, openPayment, scanToPay } from "#server/testing/purchase.ts";
import { testServer } from "#server/testing/test-server.ts";
import { helmet } from "#server/testing/trade.ts";
import { world } from "#server/testing/world.ts";

const server = testServer();

test("pays a code once; again it says that it is paid", async () => {
  const token = await server.signIn(world.users.buyer);
  const { payNo } = (await openPayment(server, token, await buyNow(server, token, helmet))).data;
  const answers = await Promise.all([scanToPay(server, payNo), scanToPay(server, payNo)]);
  expect(answers.filter((answer) => answer.success)).toHaveLength(1);
  expect(await scanToPay(server, payNo)).toMatchObject({ code: "A00001", msg: "订单已支付" });
});

test("refuses a payment that is none", async () => {
  expect(await scanToPay(server, "P0000000000")).toMatchObject({ msg: "支付单不存在" });
  const body = { payNo: "P0000000000", result: "maybe" } as never;
  expect((await server.call(sandboxPay, { body })).code).toBe("A00014");
});
