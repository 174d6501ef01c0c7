/** Writes a message about what happened to an order; in the transaction in which it happens. */
import { messageLink } from "@tradehall/api-client/models/message";
import { fenToYuan } from "@tradehall/mall-rules/money";
import { type MessageEvent, messageTypes } from "@tradehall/mall-rules/states/account/message";
import type { Database } from "#server/db/database.ts";
import { notifyLogs, type orders } from "#server/db/schema/index.ts";

type OrderRow = typeof orders.$inferSelect;

/** The row of a message about an order: the order's own facts, and more where the event has some. */
export function orderMessage(
  order: Pick<OrderRow, "userId" | "enterpriseId" | "orderNumber" | "shopName" | "actualFen">,
  event: MessageEvent,
  createdAt: Date,
  more: Record<string, string> = {},
): typeof notifyLogs.$inferInsert {
  const { userId, enterpriseId, orderNumber, shopName: shop } = order;
  const values = { orderNumber, shop, amount: fenToYuan(order.actualFen), ...more };
  const link = messageLink(event, values);
  return { userId, enterpriseId, type: messageTypes.order, event, values, link, createdAt };
}

export async function notifyBuyer(tx: Database, ...message: Parameters<typeof orderMessage>): Promise<void> {
  await tx.insert(notifyLogs).values(orderMessage(...message));
}
