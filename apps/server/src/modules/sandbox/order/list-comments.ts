import { sandboxListComments } from "@tradehall/api-client/endpoints/sandbox/order/list-comments";
import { chinaTime } from "@tradehall/mall-rules/time/china-time";
import { and, desc, eq, isNotNull, isNull } from "drizzle-orm";
import { comments, products } from "#server/db/schema/index.ts";
import { handle } from "#server/handle.ts";

const shown = 50;

export default handle(sandboxListComments, async (_, { db }) => {
  const rows = await db
    .select({ comment: comments, prodName: products.name })
    .from(comments)
    .innerJoin(products, eq(products.id, comments.prodId))
    .where(and(isNotNull(comments.orderItemId), isNull(comments.reply), eq(comments.isDeleted, false)))
    .orderBy(desc(comments.createdAt))
    .limit(shown);
  return rows.map(({ comment, prodName }) => ({
    prodCommId: comment.id,
    prodName,
    score: comment.score,
    content: comment.content,
    recTime: chinaTime(comment.createdAt),
  }));
});
