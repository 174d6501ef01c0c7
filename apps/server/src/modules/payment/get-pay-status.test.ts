import { getPayStatus } from "@tradehall/api-client/endpoints/payment/get-pay-status";
import { sandboxScanPay } from "@tradehall/api-client/endpoints/sandbox/payment/scan-pay";
import { orderLimits } from "@tradehall/mall-rules/limits";
import { expect, test } from "vitest";
import { buyNow, openPayment, scanToPay } from "#server/testing/purchase.ts";
import { testServer } from "#server/testing/test-server.ts";
import { helmet } from "#server/testing/trade.ts";
import { world } from "#server/testing/world.ts";

const server = testServer();

test("goes from waiting over scanned to paid", async () => {
  const token = await server.signIn(world.users.buyer);
  const { payNo } = (await openPayment(server, token, await buyNow(server, token, helmet))).data;
  const status = async () => (await server.call(getPayStatus, { query: { payNo } }, { token })).data.status;
  expect(await status()).toBe("waiting");
  await server.call(sandboxScanPay, { body: { payNo } });
  expect(await status()).toBe("scanned");
  await scanToPay(server, payNo);
  expect(await status()).toBe("paid");
});

test("a code that ran out reads as expired and cannot be paid", async () => {
  const token = await server.signIn(world.users.buyer);
  const { payNo } = (await openPayment(server, token, await buyNow(server, token, helmet))).data;
  await server.clock.advance(300_000);
  const { data } = await server.call(getPayStatus, { query: { payNo } }, { token });
  expect(data).toMatchObject({ status: "expired", orderStatus: 1 });
  expect(await scanToPay(server, payNo)).toMatchObject({ msg: "二维码已过期，请重新下单" });
});

test("says of a code whether another can follow", async () => {
  const token = await server.signIn(world.users.buyer);
  const orderNumber = await buyNow(server, token, helmet);
  const first = (await openPayment(server, token, orderNumber)).data;
  expect(first.isLastCode).toBe(0);
  await server.clock.advance(orderLimits.unpaidMs - orderLimits.paymentQrMs);
  const last = (await openPayment(server, token, orderNumber)).data;
  expect(last.isLastCode).toBe(1);
  expect(last.expiresAt - last.now).toBeLessThan(orderLimits.paymentQrMs);
});

test("a refused payment leaves the order to be paid again", async () => {
  const token = await server.signIn(world.users.buyer);
  const orderNumber = await buyNow(server, token, helmet);
  const { payNo } = (await openPayment(server, token, orderNumber)).data;
  expect((await scanToPay(server, payNo, "failure")).data).toMatchObject({
    status: "failed",
    orderStatus: 1,
  });
  const again = (await openPayment(server, token, orderNumber)).data;
  expect((await scanToPay(server, again.payNo)).data.orderStatus).toBe(2);
});

test("no one reads someone else's payment", async () => {
  const token = await server.signIn(world.users.buyer);
  const { payNo } = (await openPayment(server, token, await buyNow(server, token, helmet))).data;
  const other = await server.signIn(world.users.other);
  const query = { payNo };
  expect(await server.call(getPayStatus, { query }, { token: other })).toMatchObject({ msg: "支付单不存在" });
  expect(await server.call(getPayStatus, { query })).toMatchObject({ code: "A00004" });
});
