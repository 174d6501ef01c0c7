/** A buyer's purchases of memberships whose code can still be paid, by what was last said of them; at most one. */
import { isPaymentOpen, paymentStatuses } from "@tradehall/mall-rules/states/payment/payment";
import { and, eq, inArray } from "drizzle-orm";
import { memberPurchases } from "#server/db/schema/index.ts";

export const isOpenPurchase = (userId: number) =>
  and(
    eq(memberPurchases.userId, userId),
    inArray(memberPurchases.status, paymentStatuses.filter(isPaymentOpen)),
  );
