/** Which messages a buyer sees: their own, those about an enterprise's order only while they act for it. */
import { and, eq, isNull, or } from "drizzle-orm";
import { notifyLogs } from "#server/db/schema/index.ts";
import type { OrPlaceholder } from "#server/db/statement.ts";

type Addressee = Record<"userId" | "enterpriseId", OrPlaceholder<number>>;

/** Those put away, too. */
export const isAddressedTo = ({ userId, enterpriseId }: Addressee) =>
  and(
    eq(notifyLogs.userId, userId),
    or(isNull(notifyLogs.enterpriseId), eq(notifyLogs.enterpriseId, enterpriseId)),
  );

export const isOwnMessage = (buyer: Addressee) => and(isAddressedTo(buyer), isNull(notifyLogs.deletedAt));
