/** Corporate transfers step by step. */

import { getTransfer } from "@tradehall/api-client/endpoints/payment/transfer/get-transfer";
import { sandboxReceiveMoney } from "@tradehall/api-client/endpoints/sandbox/payment/receive-money";
import { payTypes } from "@tradehall/mall-rules/states/payment/payment";
import { openPayment } from "./purchase.ts";
import type { TestServer } from "./test-server.ts";

export const payByBank = (server: TestServer, token: string, orderNumbers: string) =>
  openPayment(server, token, orderNumbers, payTypes.bankTransfer);

export const transferInfo = async (server: TestServer, token: string, payNo: string) =>
  (await server.call(getTransfer, { query: { payNo } }, { token })).data;

/** Money comes, in yuan. */
export const moneyComes = async (server: TestServer, amount: string, text = "") =>
  (await server.call(sandboxReceiveMoney, { body: { amount, text } })).data;
