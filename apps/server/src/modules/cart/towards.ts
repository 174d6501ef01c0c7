/** What the ticked goods of a cart count towards one coupon or one offer. */
import type { CartTowards } from "@tradehall/api-client/models/discount";
import { fen, fenToYuan, sumFen } from "@tradehall/mall-rules/money";
import { discountCovers } from "@tradehall/mall-rules/pricing";
import type { CouponScope } from "@tradehall/mall-rules/states/coupon";
import { eq } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { activities, coupons, discounts } from "#server/db/schema/index.ts";
import { coversLine } from "#server/modules/pricing/coupon.ts";
import type { PricedLine } from "#server/modules/pricing/draft.ts";
import { withGiftGoods } from "#server/modules/promotion/running-discounts.ts";
import { refuse } from "#server/refuse.ts";
import { toCartDiscount } from "./discounts.ts";
import type { CartView } from "./view.ts";

const piecesOf = (lines: readonly PricedLine[]): number =>
  lines.reduce((pieces, line) => pieces + line.quantity, 0);

const nothingNext = { missing: null, next: null, couponName: null };

/** Of a limited-time offer, the lines that have its price. */
function towardsSpecial({ draft }: CartView, activityId: number): CartTowards {
  const lines = draft.lines.filter((line) => line.activityId === activityId);
  return {
    ...nothingNext,
    pieces: piecesOf(lines),
    counted: fenToYuan(sumFen(lines, (line) => line.totalFen)),
    reduce: fenToYuan(sumFen(lines, (line) => fen((line.skuPriceFen - line.priceFen) * line.quantity))),
  };
}

export async function towardsDiscount(
  db: Database,
  view: CartView,
  activityId: number,
  now: Date,
): Promise<CartTowards> {
  const [row] = await db
    .select({ activity: activities, discount: discounts })
    .from(activities)
    .innerJoin(discounts, eq(discounts.activityId, activities.id))
    .where(eq(activities.id, activityId));
  if (!row) return towardsSpecial(view, activityId);
  const { running, giftGoods } = await withGiftGoods(db, [row]);
  const [one] = running;
  // One that has not begun or is over counts nothing.
  const isRunning = row.activity.startsAt <= now && now < row.activity.endsAt;
  if (!one || !isRunning) return { ...nothingNext, pieces: 0, counted: "0.00", reduce: "0.00" };
  const { counted, reduce, missing, next } = toCartDiscount(
    { ...view, discounts: { running, giftGoods } },
    one,
  );
  const pieces = piecesOf(view.draft.lines.filter((line) => discountCovers(one, line)));
  return { pieces, counted, reduce, missing, next, couponName: null };
}

/** Its threshold is measured by what spend-and-save has left. */
export async function towardsCoupon(
  db: Database,
  { draft }: CartView,
  couponId: number,
): Promise<CartTowards> {
  const [row] = await db.select().from(coupons).where(eq(coupons.id, couponId));
  if (!row) refuse("couponMissing");
  const rule = { ...row, scope: row.scope as CouponScope };
  const covered = draft.lines.filter((line) => coversLine({ issuerShopId: row.shopId, rule }, line));
  const countedFen = sumFen(covered, (line) => fen(line.totalFen - line.discountFen));
  const missingFen = fen(Math.max(0, row.thresholdFen - countedFen));
  const isReached = countedFen > 0 && missingFen === 0;
  return {
    pieces: piecesOf(covered),
    counted: fenToYuan(countedFen),
    reduce: fenToYuan(isReached ? fen(Math.min(row.reduceFen, countedFen)) : fen(0)),
    missing: isReached ? null : fenToYuan(missingFen),
    next: isReached
      ? null
      : { threshold: fenToYuan(row.thresholdFen), reduce: fenToYuan(row.reduceFen), gift: null },
    couponName: row.name,
  };
}
