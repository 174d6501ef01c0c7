import { listCommentLines } from "@tradehall/api-client/endpoints/comment/list-comment-lines";
import { commentLimits } from "@tradehall/mall-rules/limits";
import { fenToYuan } from "@tradehall/mall-rules/money";
import { receivedOrderStatuses } from "@tradehall/mall-rules/states/order/order";
import { chinaTime } from "@tradehall/mall-rules/time/china-time";
import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, or, type SQL, sql } from "drizzle-orm";
import { comments, orderItems, orders } from "#server/db/schema/index.ts";
import { handle } from "#server/handle.ts";
import { isOwnOrder } from "#server/modules/order/lifecycle/lock-orders.ts";
import { settleOwnDue } from "#server/modules/order/lifecycle/settle-due.ts";
import { offsetOf, pageOf } from "#server/paging.ts";
import { hasPictures, toOwnComment } from "./comment-rows.ts";

const toReview = eq(orderItems.commented, false);
const reviewed = isNotNull(comments.id);

const isFollowUpOpen = (now: Date) =>
  and(
    isNull(comments.followUpAt),
    gt(comments.createdAt, new Date(now.getTime() - commentLimits.followUpMs)),
  );

export default handle(listCommentLines, async ({ query }, { db, buyer, clock }) => {
  const now = clock.now();
  await settleOwnDue(db, buyer, now);
  const kinds: Record<number, SQL | undefined> = { 0: toReview, 1: reviewed, 2: isFollowUpOpen(now) };
  const { orderNumber, commStatus = -1 } = query;
  const reviewable = and(
    isOwnOrder(buyer),
    isNull(orders.trashedAt),
    inArray(orders.status, [...receivedOrderStatuses]),
    // A line whose review was taken away has nothing to say any more.
    or(toReview, reviewed),
  );
  // An administrator reviews any order of the enterprise, but the list is of who asks.
  const own = and(reviewable, or(eq(orders.userId, buyer.userId), eq(comments.userId, buyer.userId)));
  const wanted = and(
    ...(orderNumber === undefined ? [own] : [reviewable, eq(orders.orderNumber, orderNumber)]),
    kinds[commStatus],
    query.withPics === 1 ? hasPictures : undefined,
  );
  const count = (condition: SQL) => sql<number>`count(*) filter (where ${condition})::int`;
  const lines = () =>
    db
      .select({
        item: orderItems,
        order: orders,
        comment: comments,
      })
      .from(orderItems)
      .innerJoin(orders, eq(orders.orderNumber, orderItems.orderNumber))
      .leftJoin(comments, and(eq(comments.orderItemId, orderItems.id), eq(comments.isDeleted, false)));
  const tally = (condition: SQL | undefined) =>
    db
      .select({ total: sql<number>`count(*)::int`, toReview: count(toReview), reviewed: count(reviewed) })
      .from(orderItems)
      .innerJoin(orders, eq(orders.orderNumber, orderItems.orderNumber))
      .leftJoin(comments, and(eq(comments.orderItemId, orderItems.id), eq(comments.isDeleted, false)))
      .where(condition);
  const [[all], [matching], rows] = await Promise.all([
    tally(own),
    tally(wanted),
    lines()
      .where(wanted)
      .orderBy(desc(sql`coalesce(${comments.createdAt}, ${orders.receivedAt})`), asc(orderItems.id))
      .limit(query.size)
      .offset(offsetOf(query)),
  ]);
  const records = rows.map(({ item, order, comment }) => ({
    orderItemId: item.id,
    orderNumber: order.orderNumber,
    shopName: order.shopName,
    prodId: item.prodId,
    skuId: item.skuId,
    prodName: item.prodName,
    skuName: item.skuName,
    pic: item.picture,
    prodCount: item.quantity,
    price: fenToYuan(item.priceFen),
    receiveTime: chinaTime(order.receivedAt ?? order.createdAt),
    comment: comment ? toOwnComment(comment, now) : null,
  }));
  return {
    ...pageOf(records, matching?.total ?? 0, query),
    toReview: all?.toReview ?? 0,
    reviewed: all?.reviewed ?? 0,
  };
});
