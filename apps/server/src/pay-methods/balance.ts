import { fen, fenToYuan } from "@tradehall/mall-rules/money";
import { payTypes } from "@tradehall/mall-rules/states/payment";
import { eq } from "drizzle-orm";
import { users } from "../db/schema/index.ts";
import { changeBalance } from "../modules/wallet/balance.ts";
import { refuse } from "../refuse.ts";
import type { Account } from "./pay-method.ts";

/** The buyer's balance. */
export const balance: Account = {
  payType: payTypes.balance,
  async takeAtOnce(tx, { userId, amountFen, payNo, at }) {
    const change = { changeFen: fen(-amountFen), source: "payment" as const, payNo };
    if (await changeBalance(tx, userId, change, at)) return;
    const [user] = await tx.select({ balanceFen: users.balanceFen }).from(users).where(eq(users.id, userId));
    refuse("insufficientBalance", { balance: fenToYuan(user?.balanceFen ?? fen(0)) });
  },
  async giveBack(tx, { userId, amountFen, payNo, refundSn, at }) {
    await changeBalance(tx, userId, { changeFen: amountFen, source: "refund", payNo, refundSn }, at);
  },
};
