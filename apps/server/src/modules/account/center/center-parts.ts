/** The parts of the user centre's overview, each worked out by itself. */
import type { CenterInfo, CenterPart } from "@tradehall/api-client/models/center";
import { couponLimits } from "@tradehall/mall-rules/limits";
import { refundStatuses } from "@tradehall/mall-rules/states/after-sale/refund";
import { orderStatuses, paidOrderStatuses } from "@tradehall/mall-rules/states/order/order";
import { invoiceStatuses } from "@tradehall/mall-rules/states/payment/invoice";
import { couponStatuses } from "@tradehall/mall-rules/states/promotion/coupon";
import { and, desc, eq, gt, inArray, isNull, lte, ne, type SQL, sql } from "drizzle-orm";
import { orders, refunds, userCoupons, users } from "#server/db/schema/index.ts";
import type { Context } from "#server/handle.ts";
import { collectedPage } from "#server/modules/collection/collected-page.ts";
import { loadParcels, tracesOf } from "#server/modules/delivery/parcel-rows.ts";
import { boughtSkus, toBoughtGoods } from "#server/modules/order/bought-goods.ts";
import { isOfOwner, isOwnOrder } from "#server/modules/order/lifecycle/lock-orders.ts";
import { orderCounts } from "#server/modules/order/order-counts.ts";
import { toCards } from "#server/modules/order/order-rows.ts";

type Part<Name extends CenterPart> = NonNullable<CenterInfo[Name]>;

/** Goods of a part; more of them stand on its own page. */
const shown = 4;

async function latest({ db, buyer, clock }: Context): Promise<Part<"latest">> {
  const [row] = await db
    .select()
    .from(orders)
    .where(and(isOwnOrder(buyer), isNull(orders.trashedAt)))
    .orderBy(desc(orders.createdAt), desc(orders.orderNumber))
    .limit(1);
  if (!row) return { order: null, trace: null };
  const [[order = null], parcels] = await Promise.all([
    toCards(db, buyer, [row], clock.now()),
    loadParcels(db, row.orderNumber),
  ]);
  const parcel = parcels.at(-1);
  const [trace] = parcel ? tracesOf(parcel) : [];
  return { order, trace: parcel && trace ? { dvyName: parcel.dvyName, ...trace } : null };
}

const countIf = (which: SQL | undefined) => sql<number>`count(*) filter (where ${which})::int`;

async function coupons({ db, buyer, clock }: Context): Promise<Part<"coupons">> {
  const now = clock.now();
  const soon = new Date(now.getTime() + couponLimits.remindMs);
  const [row] = await db
    .select({ unused: countIf(sql`true`), endingSoon: countIf(lte(userCoupons.endsAt, soon)) })
    .from(userCoupons)
    .where(
      and(
        eq(userCoupons.userId, buyer.userId),
        eq(userCoupons.status, couponStatuses.unused),
        gt(userCoupons.endsAt, now),
      ),
    );
  return row ?? { unused: 0, endingSoon: 0 };
}

async function waiting({ db, buyer }: Context): Promise<Part<"waiting">> {
  const invoiced = paidOrderStatuses.filter((status) => status !== orderStatuses.grouping);
  const [toInvoice, [back]] = await Promise.all([
    db.$count(
      orders,
      and(
        isOwnOrder(buyer),
        isNull(orders.trashedAt),
        inArray(orders.status, invoiced),
        inArray(orders.invoiceStatus, [invoiceStatuses.none, invoiceStatuses.closed]),
        ne(orders.actualFen, orders.refundedFen),
      ),
    ),
    db
      .select({
        toReturn: countIf(eq(refunds.status, refundStatuses.toReturn)),
        toMend: countIf(eq(refunds.status, refundStatuses.refused)),
      })
      .from(refunds)
      .innerJoin(orders, eq(orders.orderNumber, refunds.orderNumber))
      .where(isOfOwner(buyer)),
  ]);
  return { toInvoice, toReturn: back?.toReturn ?? 0, toMend: back?.toMend ?? 0 };
}

export const centerParts: { [Name in CenterPart]: (context: Context) => Promise<Part<Name>> } = {
  orderCountData: ({ db, buyer, clock }) => orderCounts(db, buyer, clock.now()),
  latest,
  coupons,
  waiting,
  async lowered({ db, buyer, clock }) {
    const query = { state: "lowered" as const, current: 1, size: shown };
    const { total, records } = await collectedPage(db, buyer.userId, query, clock.now());
    return { total, records };
  },
  async bought({ db, buyer, clock }) {
    const off = and(eq(users.id, buyer.userId), eq(users.isRecommended, false));
    if ((await db.$count(users, off)) > 0) return { isOff: 1, records: [] };
    const found = await boughtSkus(db, buyer, { sort: "latest" }).limit(shown);
    return { isOff: 0, records: await toBoughtGoods(db, found, buyer, clock.now()) };
  },
};
