import { addComments } from "@tradehall/api-client/endpoints/comment/add-comments";
import { commentRules } from "@tradehall/mall-rules/checks/comment";
import { faultsOf } from "@tradehall/mall-rules/checks/form";
import type { Refused } from "@tradehall/mall-rules/checks/result";
import {
  nextOrderStatus,
  orderStatuses,
  orderStatusName,
  receivedOrderStatuses,
} from "@tradehall/mall-rules/states/order/order";
import { tagsOf } from "@tradehall/mall-rules/states/product/comment";
import { and, asc, eq, inArray } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { comments, orderItems, orders, users } from "#server/db/schema/index.ts";
import { type Buyer, handle, type Received } from "#server/handle.ts";
import { notifyBuyer } from "#server/modules/message/notify-buyer.ts";
import { isOwnOrder, lockOwnOrders, type OrderRow } from "#server/modules/order/lifecycle/lock-orders.ts";
import { needed } from "#server/needed.ts";
import { refuse, refuseFields } from "#server/refuse.ts";
import { toOwnComment } from "./comment-rows.ts";
import { publishPictures } from "./own-comments.ts";
import { recountReviews } from "./recount-reviews.ts";

type Sent = Received<typeof addComments>["body"]["comments"][number];

/** Every fault of every line, by `{orderItemId}.{field}`. */
function checkAll(sent: readonly Sent[]): void {
  const faults: Record<string, Refused | undefined> = {};
  for (const { orderItemId, score, content } of sent)
    for (const [field, fault] of Object.entries(faultsOf(commentRules, { score: String(score), content })))
      faults[`${orderItemId}.${field}`] = fault;
  refuseFields(faults);
}

/** The lines, of own received orders, with the orders locked. */
async function lockLines(tx: Database, buyer: Buyer, ids: readonly number[]) {
  const numbers = await tx
    .selectDistinct({ orderNumber: orderItems.orderNumber })
    .from(orderItems)
    .innerJoin(orders, eq(orders.orderNumber, orderItems.orderNumber))
    .where(and(isOwnOrder(buyer), inArray(orderItems.id, [...ids])));
  if (numbers.length === 0) refuse("orderMissing");
  const locked = await lockOwnOrders(
    tx,
    buyer,
    numbers.map(({ orderNumber }) => orderNumber),
  );
  if (locked.some(({ status }) => !receivedOrderStatuses.includes(status))) refuse("orderStatusChanged");
  const items = await tx
    .select()
    .from(orderItems)
    .where(
      inArray(
        orderItems.orderNumber,
        locked.map(({ orderNumber }) => orderNumber),
      ),
    )
    .orderBy(asc(orderItems.id));
  const wanted = items.filter(({ id }) => ids.includes(id));
  if (wanted.length < ids.length) refuse("orderMissing");
  return { locked, items, wanted };
}

/** An order whose every line is reviewed has nothing left to review. */
async function markEvaluated(tx: Database, order: OrderRow): Promise<void> {
  const status = orderStatusName(order.status);
  const next = status && nextOrderStatus(status, "evaluate");
  if (!next) return;
  await tx
    .update(orders)
    .set({ status: orderStatuses[next] })
    .where(eq(orders.orderNumber, order.orderNumber));
}

export default handle(addComments, async ({ body }, context) => {
  const { db, buyer, clock } = context;
  checkAll(body.comments);
  const byLine = new Map(body.comments.map((one) => [one.orderItemId, one]));
  if (byLine.size < body.comments.length) refuse("checkInput");
  const now = clock.now();
  return db.transaction(async (tx) => {
    const { locked, items, wanted } = await lockLines(tx, buyer, [...byLine.keys()]);
    const done = wanted.find(({ commented }) => commented);
    if (done) refuse("alreadyReviewed", { name: done.prodName });
    const published = new Map<number, string[]>();
    for (const { orderItemId, pics } of body.comments)
      published.set(orderItemId, await publishPictures(tx, context, pics));
    const [person] = await tx.select().from(users).where(eq(users.id, buyer.userId));
    const rows = wanted.map((item): typeof comments.$inferInsert => {
      const { score, content, tags, isAnonymous } = needed(byLine.get(item.id), "review of a line");
      return {
        prodId: item.prodId,
        userId: buyer.userId,
        orderItemId: item.id,
        nickName: person?.nickName ?? "",
        avatar: person?.avatar ?? "",
        score,
        content: content.trim(),
        pictures: published.get(item.id) ?? [],
        tags: tags.filter((tag) => tagsOf(score).includes(tag)),
        anonymous: isAnonymous === 1,
        skuName: item.skuName,
        createdAt: now,
      };
    });
    const written = await tx.insert(comments).values(rows).returning();
    await tx
      .update(orderItems)
      .set({ commented: true })
      .where(inArray(orderItems.id, [...byLine.keys()]));
    for (const order of locked) {
      const own = items.filter(({ orderNumber }) => orderNumber === order.orderNumber);
      if (own.every(({ id, commented }) => commented || byLine.has(id))) await markEvaluated(tx, order);
      const product = own.find(({ id }) => byLine.has(id))?.prodName ?? "";
      await notifyBuyer(tx, order, "commentAdded", now, { product });
    }
    await recountReviews(
      tx,
      wanted.map(({ prodId }) => prodId),
    );
    return { comments: written.map((row) => toOwnComment(row, now)) };
  });
});
