import { fenToYuan } from "@tradehall/mall-rules/money";
import { payTypes } from "@tradehall/mall-rules/states/payment";
import { and, eq, gte, sql } from "drizzle-orm";
import { users } from "../db/schema/index.ts";
import { refuse } from "../refuse.ts";
import type { PayMethod } from "./pay-method.ts";

/** The buyer's balance: taken by one conditional statement, so that it never falls below nothing. */
export const balance: PayMethod = {
  payType: payTypes.balance,
  async takeAtOnce(tx, { userId, amountFen }) {
    const taken = await tx
      .update(users)
      .set({ balanceFen: sql`${users.balanceFen} - ${amountFen}` })
      .where(and(eq(users.id, userId), gte(users.balanceFen, amountFen)))
      .returning({ left: users.balanceFen });
    if (taken.length > 0) return;
    const [user] = await tx.select({ balanceFen: users.balanceFen }).from(users).where(eq(users.id, userId));
    refuse("insufficientBalance", { balance: fenToYuan(user?.balanceFen ?? 0) });
  },
};
