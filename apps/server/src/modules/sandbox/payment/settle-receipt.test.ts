import { sandboxSettleReceipt } from "@tradehall/api-client/endpoints/sandbox/payment/settle-receipt";
import { expect, test } from "vitest";
import { invariantViolations, queryWith } from "#server/db/invariants.ts";
import { buyerOfEnterprise } from "#server/testing/credit.ts";
import { buyNow } from "#server/testing/purchase.ts";
import { testServer } from "#server/testing/test-server.ts";
import { helmet } from "#server/testing/trade.ts";
import { moneyComes, payByBank, transferInfo } from "#server/testing/transfers.ts";

const server = testServer();
const settle = (receiptId: number, reference?: string) =>
  server.call(sandboxSettleReceipt, { body: { receiptId, ...(reference ? { reference } : {}) } });

test("money without a reference is matched by hand or sent back, once", async () => {
  const token = await buyerOfEnterprise(server);
  const { payNo } = (await payByBank(server, token, await buyNow(server, token, helmet))).data;
  const { amount, reference } = await transferInfo(server, token, payNo);
  const { receiptId } = await moneyComes(server, amount, "货款");
  expect(await settle(receiptId, "TH22222222")).toMatchObject({ code: "A00001" });
  const both = await Promise.all([settle(receiptId, reference), settle(receiptId, reference)]);
  expect(both.filter(({ success }) => success)).toHaveLength(1);
  expect(await transferInfo(server, token, payNo)).toMatchObject({ status: "paid", left: "0.00" });
  const other = await moneyComes(server, "3");
  expect((await settle(other.receiptId)).data).toMatchObject({ outcome: "returned", returned: "3.00" });
  expect(await settle(other.receiptId)).toMatchObject({ msg: "该笔收款已处理" });
  expect(await settle(999_999)).toMatchObject({ msg: "收款记录不存在" });
  expect(await invariantViolations(queryWith(server.database.db))).toEqual([]);
});
