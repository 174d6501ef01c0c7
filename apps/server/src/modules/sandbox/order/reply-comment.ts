import { sandboxReplyComment } from "@tradehall/api-client/endpoints/sandbox/order/reply-comment";
import { and, eq, isNotNull } from "drizzle-orm";
import { comments, orderItems, orders } from "#server/db/schema/index.ts";
import { handle } from "#server/handle.ts";
import { notifyBuyer } from "#server/modules/message/notify-buyer.ts";
import { refuse } from "#server/refuse.ts";

export default handle(sandboxReplyComment, async ({ params: { prodCommId }, body }, { db, clock }) => {
  const reply = body.content?.trim() || "感谢您的评价，我们会继续努力。";
  const now = clock.now();
  await db.transaction(async (tx) => {
    const [row] = await tx
      .update(comments)
      .set({ reply, repliedAt: now })
      .where(and(eq(comments.id, prodCommId), isNotNull(comments.orderItemId), eq(comments.isDeleted, false)))
      .returning({ orderItemId: comments.orderItemId });
    if (!row?.orderItemId) refuse("commentMissing");
    const [line] = await tx
      .select({ order: orders, prodName: orderItems.prodName })
      .from(orderItems)
      .innerJoin(orders, eq(orders.orderNumber, orderItems.orderNumber))
      .where(eq(orderItems.id, row.orderItemId));
    if (line) await notifyBuyer(tx, line.order, "commentReplied", now, { product: line.prodName, reply });
  });
  return null;
});
