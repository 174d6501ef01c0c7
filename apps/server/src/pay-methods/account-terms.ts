import { payTypes } from "@tradehall/mall-rules/states/payment/payment";
import { refundOnTerms } from "../modules/credit/refund-on-terms.ts";
import { spendOnTerms } from "../modules/credit/spend-on-terms.ts";
import { changeBalance } from "../modules/wallet/balance.ts";
import type { Account } from "./pay-method.ts";

/** What an enterprise owes the shops until their due dates (账期). */
export const accountTerms: Account = {
  payType: payTypes.accountTerms,
  takeAtOnce: spendOnTerms,
  // What of it was paid back already goes into the balance of who ordered; the rest is owed no more.
  async giveBack(tx, { userId, amountFen, payNo, refundSn, at }) {
    const paidBackFen = await refundOnTerms(tx, { userId, refundSn, amountFen, at });
    if (paidBackFen > 0)
      await changeBalance(tx, userId, { changeFen: paidBackFen, source: "refund", payNo, refundSn }, at);
  },
};
