import { fen, fenToYuan } from "@tradehall/mall-rules/money";
import { payTypes } from "@tradehall/mall-rules/states/payment/payment";
import { balanceOf, changeBalance } from "../modules/wallet/balance.ts";
import { refuse } from "../refuse.ts";
import type { Account } from "./pay-method.ts";

/** The buyer's balance. */
export const balance: Account = {
  payType: payTypes.balance,
  async takeAtOnce(tx, { userId, amountFen, payNo, at }) {
    const change = { changeFen: fen(-amountFen), source: "payment" as const, payNo };
    if (await changeBalance(tx, userId, change, at)) return;
    refuse("insufficientBalance", { balance: fenToYuan(await balanceOf(tx, userId)) });
  },
  async giveBack(tx, { userId, amountFen, payNo, refundSn, at }) {
    await changeBalance(tx, userId, { changeFen: amountFen, source: "refund", payNo, refundSn }, at);
  },
};
