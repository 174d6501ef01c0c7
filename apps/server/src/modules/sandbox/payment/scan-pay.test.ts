import { sandboxScanPay } from "@tradehall/api-client/endpoints/sandbox/payment/scan-pay";
import { expect, test } from "vitest";
import { buyNow, openPayment, scanToPay } from "#server/testing/purchase.ts";
import { testServer } from "#server/testing/test-server.ts";
import { helmet } from "#server/testing/trade.ts";
import { world } from "#server/testing/world.ts";

const server = testServer();
const scan = (payNo: string) => server.call(sandboxScanPay, { body: { payNo } });

test("a waiting code is scanned, a paid or expired one is not", async () => {
  const token = await server.signIn(world.users.buyer);
  const orderNumber = await buyNow(server, token, helmet);
  const { payNo } = (await openPayment(server, token, orderNumber)).data;
  expect((await scan(payNo)).data.status).toBe("scanned");
  expect(await scan(payNo)).toMatchObject({ msg: "订单状态已变更" });
  await server.clock.advance(300_000);
  expect(await scan(payNo)).toMatchObject({ msg: "二维码已过期，请重新下单" });
  const again = (await openPayment(server, token, orderNumber)).data;
  await scanToPay(server, again.payNo);
  expect(await scan(again.payNo)).toMatchObject({ msg: "订单已支付" });
  expect(await scan("P0000000000")).toMatchObject({ msg: "支付单不存在" });
});
