/** Writes a message about the account itself; in the transaction in which it happens. */
import { messageLink } from "@tradehall/api-client/models/message";
import { type MessageEvent, messageTypes } from "@tradehall/mall-rules/states/account/message";
import type { Database } from "#server/db/database.ts";
import { notifyLogs } from "#server/db/schema/index.ts";

export async function notifyAccount(
  tx: Database,
  userId: number,
  event: MessageEvent,
  createdAt: Date,
  values: Record<string, string> = {},
): Promise<void> {
  const link = messageLink(event, values);
  await tx.insert(notifyLogs).values({ userId, type: messageTypes.account, event, values, link, createdAt });
}
