/** Writes a message about what happened to an order; in the transaction in which it happens. */
import { fenToYuan } from "@tradehall/mall-rules/money";
import { type MessageEvent, messageTypes } from "@tradehall/mall-rules/states/message";
import type { Database } from "#server/db/database.ts";
import { notifyLogs, type orders } from "#server/db/schema/index.ts";

type OrderRow = typeof orders.$inferSelect;

/** Where a message leads, where that is not the order. */
const links: Partial<Record<MessageEvent, string>> = {
  commentReplied: "/user-center/uc-comments?tab=reviewed",
};

/** The row of a message about an order: the order's own facts, and more where the event has some. */
export const orderMessage = (
  order: Pick<OrderRow, "userId" | "enterpriseId" | "orderNumber" | "shopName" | "actualFen">,
  event: MessageEvent,
  createdAt: Date,
  more: Record<string, string> = {},
): typeof notifyLogs.$inferInsert => ({
  userId: order.userId,
  enterpriseId: order.enterpriseId,
  type: messageTypes.order,
  event,
  values: {
    orderNumber: order.orderNumber,
    shop: order.shopName,
    amount: fenToYuan(order.actualFen),
    ...more,
  },
  link: links[event] ?? `/order-detail?orderNumber=${order.orderNumber}`,
  createdAt,
});

export async function tellBuyer(tx: Database, ...message: Parameters<typeof orderMessage>): Promise<void> {
  await tx.insert(notifyLogs).values(orderMessage(...message));
}

/** Writes a message about a refund of an order, with the way to it. */
export async function tellOfRefund(
  tx: Database,
  order: Parameters<typeof orderMessage>[0],
  event: MessageEvent,
  at: Date,
  more: Record<string, string> & { refundSn: string },
): Promise<void> {
  const link = `/return-detail?refundSn=${more.refundSn}`;
  await tx.insert(notifyLogs).values({ ...orderMessage(order, event, at, more), link });
}
