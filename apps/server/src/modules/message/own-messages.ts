/** Which messages a buyer sees: their own, those about an enterprise's order only while they act for it. */
import { and, eq, isNull, or } from "drizzle-orm";
import { notifyLogs } from "#server/db/schema/index.ts";
import type { Buyer } from "#server/handle.ts";

/** Those put away, too. */
export const isAddressedTo = ({ userId, enterpriseId }: Buyer) =>
  and(
    eq(notifyLogs.userId, userId),
    or(isNull(notifyLogs.enterpriseId), eq(notifyLogs.enterpriseId, enterpriseId)),
  );

export const isOwnMessage = (buyer: Buyer) => and(isAddressedTo(buyer), isNull(notifyLogs.deletedAt));
