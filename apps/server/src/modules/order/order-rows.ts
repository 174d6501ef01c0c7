/** Orders with their lines and parcel counts, in a fixed number of statements. */
import type { OrderCard, OrderItem } from "@tradehall/api-client/models/my-order";
import { toFlag } from "@tradehall/api-client/models/wire";
import { commentLimits, orderLimits } from "@tradehall/mall-rules/limits";
import { type Fen, fen, fenToYuan } from "@tradehall/mall-rules/money";
import { orderRefundStatuses } from "@tradehall/mall-rules/states/after-sale/refund";
import { isRefundable } from "@tradehall/mall-rules/states/after-sale/refund-scope";
import { allowedOrderActions, type OrderAction } from "@tradehall/mall-rules/states/order/order";
import { invoiceStatusName } from "@tradehall/mall-rules/states/payment/invoice";
import { chinaTime } from "@tradehall/mall-rules/time/china-time";
import { and, asc, count, eq, getTableColumns, gt, inArray, isNull, sql } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { comments, orderItems, parcels, products, users } from "#server/db/schema/index.ts";
import { balanceFen, isBalanceOpenOf } from "#server/modules/order/lifecycle/amounts.ts";
import type { OrderOwner, OrderRow } from "#server/modules/order/lifecycle/lock-orders.ts";
import { toOrderedGoods } from "#server/modules/product/goods/ordered-goods.ts";
import {
  type ItemRow,
  type LineRefund,
  type LineRefunds,
  lineRefunds,
  toLines,
  toRefundable,
} from "#server/modules/refund/refundable.ts";

export const timeOrNull = (moment: Date | null): string | null => (moment ? chinaTime(moment) : null);

/** All that was taken off. */
export const reducedFen = ({ discountFen, couponFen, pointsFen }: OrderRow): Fen =>
  fen(discountFen + couponFen + pointsFen);

const trashEndsAt = ({ trashedAt }: OrderRow): Date | null =>
  trashedAt && new Date(trashedAt.getTime() + orderLimits.trashMs);

/** What an order's buttons need to know of what hangs on it. */
export interface OrderTally {
  parcels: number;
  /** Lines that wait for a review, and reviews that take a follow-up. */
  unreviewed: number;
  followUps: number;
}

const { running, refused } = orderRefundStatuses;

const nothingHangs: OrderTally = { parcels: 0, unreviewed: 0, followUps: 0 };

/** What is beside an order's row. */
interface Beside {
  tally: OrderTally;
  items: readonly ItemRow[];
  known: LineRefunds;
}

/** Of an order that was not looked at further: nothing of a later time can be done with it. */
export const nothingBeside: Beside = { tally: nothingHangs, items: [], known: new Map() };

/** What the buyer may do with an order now, by its lines and their refunds. */
export function actionsOf(order: OrderRow, { tally, items, known }: Beside, now: Date): OrderAction[] {
  const facts = toRefundable(order, now);
  const trashEnds = trashEndsAt(order);
  if (!facts || (trashEnds && trashEnds <= now)) return [];
  return allowedOrderActions({
    status: facts.status,
    kind: facts.kind,
    isBalanceOpen: isBalanceOpenOf(order, now),
    isRefunding: order.refundStatus === running,
    isPaidFor: order.actualFen > order.refundedFen,
    invoice: invoiceStatusName(order.invoiceStatus) ?? "none",
    hasOpenRefund: order.refundStatus === running || order.refundStatus === refused,
    isRefundable: isRefundable(facts, toLines(order, items, known)),
    hasParcels: tally.parcels > 0,
    hasUnreviewed: tally.unreviewed > 0,
    canFollowUp: tally.followUps > 0,
    isTrashed: trashEnds !== null,
  });
}

export const toOrderPreSale = (order: OrderRow): OrderCard["preSale"] => {
  const { depositFen, balanceFrom, balanceTo, depositPaidAt, shipBy } = order;
  if (depositFen === 0 || !balanceFrom || !balanceTo) return null;
  return {
    deposit: fenToYuan(depositFen),
    balance: fenToYuan(balanceFen(order)),
    balanceFrom: balanceFrom.getTime(),
    balanceTo: balanceTo.getTime(),
    depositPaidAt: depositPaidAt?.getTime() ?? null,
    shipBy: shipBy?.getTime() ?? null,
  };
};

const toItem = (item: ItemRow & { unit: string }, refund: LineRefund | undefined): OrderItem => ({
  ...toOrderedGoods(item),
  partyCode: item.partyCode,
  makerCode: item.makerCode,
  unit: item.unit,
  scorePrice: item.scorePrice,
  comboId: item.comboId ?? 0,
  isGift: toFlag(item.giftOf !== null),
  productTotalAmount: fenToYuan(item.totalFen),
  memberAmount: fenToYuan(item.memberSavedFen),
  shareReduce: fenToYuan(item.shareFen),
  actualTotal: fenToYuan(item.actualFen),
  commSts: item.commented ? 1 : 0,
  refundCount: item.refunded,
  refundSn: refund?.refundSn ?? "",
  returnMoneySts: refund?.status ?? null,
});

/** By order number; two statements for however many orders. */
export async function tallies(
  db: Database,
  orderNumbers: readonly string[],
  now: Date,
): Promise<(orderNumber: string) => OrderTally> {
  if (orderNumbers.length === 0) return () => nothingHangs;
  const since = new Date(now.getTime() - commentLimits.followUpMs);
  const takesFollowUp = and(
    eq(comments.orderItemId, orderItems.id),
    eq(comments.isDeleted, false),
    isNull(comments.followUpAt),
    gt(comments.createdAt, since),
  );
  const [sent, lines] = await Promise.all([
    db
      .select({ orderNumber: parcels.orderNumber, parcels: count() })
      .from(parcels)
      .where(inArray(parcels.orderNumber, [...orderNumbers]))
      .groupBy(parcels.orderNumber),
    db
      .select({
        orderNumber: orderItems.orderNumber,
        unreviewed: sql<number>`count(*) filter (where not ${orderItems.commented})::int`,
        followUps: sql<number>`count(${comments.id})::int`,
      })
      .from(orderItems)
      .leftJoin(comments, takesFollowUp)
      .where(inArray(orderItems.orderNumber, [...orderNumbers]))
      .groupBy(orderItems.orderNumber),
  ]);
  const parcelsOf = new Map(sent.map((row) => [row.orderNumber, row.parcels]));
  const linesOf = new Map(lines.map((row) => [row.orderNumber, row]));
  return (orderNumber) => ({
    ...nothingHangs,
    ...linesOf.get(orderNumber),
    parcels: parcelsOf.get(orderNumber) ?? 0,
  });
}

/** Names of who ordered for an enterprise, by id. */
async function orderersOf(db: Database, rows: readonly OrderRow[]): Promise<ReadonlyMap<number, string>> {
  const ids = new Set(rows.filter((row) => row.enterpriseId > 0).map((row) => row.userId));
  if (ids.size === 0) return new Map();
  const people = await db
    .select({ id: users.id, nickName: users.nickName })
    .from(users)
    .where(inArray(users.id, [...ids]));
  return new Map(people.map(({ id, nickName }) => [id, nickName]));
}

/** The lines of these orders, each with the unit that its product is sold by. */
export const linesOf = (db: Database, orderNumbers: readonly string[]) =>
  db
    .select({ ...getTableColumns(orderItems), unit: products.unit })
    .from(orderItems)
    .innerJoin(products, eq(products.id, orderItems.prodId))
    .where(inArray(orderItems.orderNumber, [...orderNumbers]))
    .orderBy(asc(orderItems.id));

/** The cards of these orders, in their order, as this buyer sees them. */
export async function toCards(
  db: Database,
  { userId }: Pick<OrderOwner, "userId">,
  rows: readonly OrderRow[],
  now: Date,
): Promise<OrderCard[]> {
  if (rows.length === 0) return [];
  const numbers = rows.map((row) => row.orderNumber);
  const items = await linesOf(db, numbers);
  const byOrder = Map.groupBy(items, (item) => item.orderNumber);
  const tallyOf = await tallies(db, numbers, now);
  const known = await lineRefunds(db, items);
  const orderers = await orderersOf(db, rows);
  return rows.map((order) => {
    const nickName = orderers.get(order.userId);
    const own = byOrder.get(order.orderNumber) ?? [];
    const tally = tallyOf(order.orderNumber);
    return {
      orderNumber: order.orderNumber,
      shopId: order.shopId,
      shopName: order.shopName,
      status: order.status,
      orderType: order.orderType,
      orderMold: order.mold,
      dvyType: order.dvyType,
      refundStatus: order.refundStatus,
      freightAmount: fenToYuan(order.freightFen),
      actualTotal: fenToYuan(order.actualFen),
      orderScore: order.pointsUsed,
      preSale: toOrderPreSale(order),
      // Gifts are no pieces that were bought: checkout counts them as little.
      productNums: own.reduce((sum, item) => sum + (item.giftOf === null ? item.quantity : 0), 0),
      deliveryCount: tally.parcels,
      payType: order.payType,
      createTime: chinaTime(order.createdAt),
      payTime: timeOrNull(order.paidAt),
      orderUser: nickName === undefined ? null : { userId: order.userId, nickName },
      isOwn: toFlag(order.userId === userId),
      poNumber: order.poNumber,
      costCentre: order.costCentre,
      project: order.project,
      trashEndsAt: trashEndsAt(order)?.getTime() ?? null,
      deadlineAt: order.deadlineAt?.getTime() ?? null,
      allowedActions: actionsOf(order, { tally, items: own, known }, now),
      orderItemDtos: own.map((item) => toItem(item, known.get(item.id))),
    };
  });
}
