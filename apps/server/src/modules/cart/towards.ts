/** What the ticked goods of a cart count towards one coupon or one offer. */
import type { CartTowards } from "@tradehall/api-client/models/discount";
import { fen, fenToYuan, sumFen, yuanToFen } from "@tradehall/mall-rules/money";
import { discountCovers } from "@tradehall/mall-rules/pricing";
import { eq } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { activities, discounts } from "#server/db/schema/index.ts";
import type { Buyer } from "#server/handle.ts";
import { coversLine } from "#server/modules/pricing/coupon.ts";
import type { PricedLine } from "#server/modules/pricing/draft.ts";
import { couponsByIds } from "#server/modules/promotion/coupon/coupon-list.ts";
import { withGiftGoods } from "#server/modules/promotion/discount/running-discounts.ts";
import { refuse } from "#server/refuse.ts";
import { toCartDiscount } from "./discounts.ts";
import type { CartView } from "./view.ts";

const piecesOf = (lines: readonly PricedLine[]): number =>
  lines.reduce((pieces, line) => pieces + line.quantity, 0);

const nothingNext = { missing: null, next: null, coupon: null };

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
  return { pieces, counted, reduce, missing, next, coupon: null };
}

/** Its threshold is measured by what spend-and-save has left; it takes off what the cart's own price has it take off. */
export async function towardsCoupon(
  db: Database,
  { draft, benefits }: CartView,
  couponId: number,
  asked: { visitor: Buyer; now: Date },
): Promise<CartTowards> {
  const [coupon] = await couponsByIds(db, [couponId], asked);
  if (!coupon) refuse("couponMissing");
  const held = new Set(
    benefits.coupons.filter((one) => one.couponId === couponId).map((one) => one.userCouponId),
  );
  const { scope, scopeIds, cashCondition, reduceAmount } = coupon;
  const state = coupon.state === "claimable" && held.size > 0 ? "claimed" : coupon.state;
  const isOpen = state === "claimed" || state === "claimable";
  const rule = {
    scope,
    scopeIds,
    thresholdFen: yuanToFen(cashCondition),
    reduceFen: yuanToFen(reduceAmount),
  };
  const covered = draft.lines.filter((line) => coversLine({ issuerShopId: coupon.shopId, rule }, line));
  const countedFen = sumFen(covered, (line) => fen(line.totalFen - line.discountFen));
  const isShort = isOpen && (countedFen === 0 || countedFen < rule.thresholdFen);
  const used = draft.usedCoupons.filter((one) => held.has(one.userCouponId));
  return {
    pieces: piecesOf(covered),
    counted: fenToYuan(countedFen),
    reduce: fenToYuan(sumFen(used, (one) => one.reduceFen)),
    missing: isShort ? fenToYuan(fen(Math.max(0, rule.thresholdFen - countedFen))) : null,
    next: isShort ? { threshold: cashCondition, reduce: reduceAmount, gift: null } : null,
    coupon: { couponId, name: coupon.couponName, state },
  };
}
