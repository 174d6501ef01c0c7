/** A buyer's top-ups whose code can still be paid, by what was last said of them; at most one. */
import { isPaymentOpen, paymentStatuses } from "@tradehall/mall-rules/states/payment/payment";
import { and, eq, inArray } from "drizzle-orm";
import { topUps } from "#server/db/schema/index.ts";

export const isOpenTopUp = (userId: number) =>
  and(eq(topUps.userId, userId), inArray(topUps.status, paymentStatuses.filter(isPaymentOpen)));
