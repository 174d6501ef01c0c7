import { sandboxGetBank } from "@tradehall/api-client/endpoints/sandbox/payment/get-bank";
import { expect, test } from "vitest";
import { buyerOfEnterprise } from "#server/testing/credit.ts";
import { buyNow } from "#server/testing/purchase.ts";
import { testServer } from "#server/testing/test-server.ts";
import { helmet } from "#server/testing/trade.ts";
import { moneyComes, payByBank } from "#server/testing/transfers.ts";

const server = testServer();

test("lists what waits and what has come, the newest first", async () => {
  const token = await buyerOfEnterprise(server);
  const { payNo } = (await payByBank(server, token, await buyNow(server, token, helmet))).data;
  await moneyComes(server, "1", "货款");
  await moneyComes(server, "2", "货款");
  const { data } = await server.call(sandboxGetBank);
  expect(data.transfers[0]).toMatchObject({ payNo, status: "waiting" });
  expect(data.receipts.slice(0, 2)).toMatchObject([{ amount: "2.00" }, { amount: "1.00" }]);
});
