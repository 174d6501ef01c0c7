/** Holds a buyer's choice to the rules and reckons what it gives back; refuses what may not be. */
import type { RefundChoice } from "@tradehall/api-client/models/refund";
import { refundLimits } from "@tradehall/mall-rules/limits";
import { fen, sumFen } from "@tradehall/mall-rules/money";
import { type RefundSum, refundSum } from "@tradehall/mall-rules/pricing";
import {
  refundStatuses,
  refundStatusName,
  refundTypes,
} from "@tradehall/mall-rules/states/after-sale/refund";
import {
  isRefundAmountFixed,
  isRefundWay,
  leftPieces,
  lineRefundBlock,
  orderRefundBlock,
  type RefundableLine,
  type RefundBlock,
  wholeRefundBlock,
  withFreeLines,
} from "@tradehall/mall-rules/states/after-sale/refund-scope";
import { and, asc, eq, inArray, isNull, ne } from "drizzle-orm";
import type * as v from "valibot";
import type { Database } from "#server/db/database.ts";
import { coupons, orderItems, refunds, userCoupons } from "#server/db/schema/index.ts";
import { couponsFreeWithout } from "#server/modules/order/lifecycle/close-order.ts";
import type { OrderRow } from "#server/modules/order/lifecycle/lock-orders.ts";
import { refuse } from "#server/refuse.ts";
import { lineRefunds, toLines, toRefundable } from "./refundable.ts";

type Choice = Omit<v.InferOutput<typeof RefundChoice>, "orderNumber" | "refundSn">;

export interface AssessedRefund extends RefundSum {
  isAmountFixed: boolean;
  /** Whether the order's coupons go back with it. */
  returnsCoupons: boolean;
}

const refuseBlock = (block: RefundBlock | undefined): void => {
  if (!block) return;
  refuse(
    block,
    block === "refundWindowOver" ? { days: refundLimits.allowedAfterReceiptMs / 86_400_000 } : undefined,
  );
};

type Line = RefundableLine & { orderItemId: number };

/**
 * All that is left of the order; who sends quantities too cannot ask for less (当前数量不可减少), and need not name what
 * cost nothing.
 */
function chooseRest(lines: readonly Line[], items: Choice["items"]): Map<number, number> {
  refuseBlock(wholeRefundBlock(lines));
  const rest = new Map(
    lines.flatMap((line) => (leftPieces(line) > 0 ? [[line.orderItemId, leftPieces(line)]] : [])),
  );
  for (const { orderItemId, prodCount } of items ?? []) {
    const left = rest.get(orderItemId);
    if (left === undefined || prodCount > left) refuse("wrongQuantity");
    if (prodCount < left) refuse("quantityFloor");
  }
  const named = new Set(items?.map((item) => item.orderItemId));
  if (
    items &&
    lines.some((line) => line.isPaidFor && rest.has(line.orderItemId) && !named.has(line.orderItemId))
  )
    refuse("quantityFloor");
  return rest;
}

function chooseLines(lines: readonly Line[], items: Choice["items"] = []): Map<number, number> {
  if (items.length === 0) refuse("selectAtLeastOne");
  const chosen = new Map(items.map(({ orderItemId, prodCount }) => [orderItemId, prodCount]));
  if (chosen.size < items.length) refuse("wrongQuantity");
  for (const [orderItemId, prodCount] of chosen) {
    const line = lines.find((one) => one.orderItemId === orderItemId);
    if (!line) refuse("orderMissing");
    refuseBlock(lineRefundBlock(line));
    if (prodCount > leftPieces(line)) refuse("wrongQuantity");
  }
  return withFreeLines(lines, chosen);
}

/** A platform coupon or points: paid by someone who is not the seller. */
async function hasPlatformDiscount(db: Database, order: OrderRow): Promise<boolean> {
  if (order.pointsUsed > 0) return true;
  if (order.userCouponIds.length === 0) return false;
  const [row] = await db
    .select({ id: userCoupons.id })
    .from(userCoupons)
    .innerJoin(coupons, eq(coupons.id, userCoupons.couponId))
    .where(and(inArray(userCoupons.id, order.userCouponIds), isNull(coupons.shopId)))
    .limit(1);
  return row !== undefined;
}

/** Refunds that hold money of the order: those that are not over, and those that succeeded. */
async function claims(db: Database, orderNumber: string, except: string | undefined) {
  const rows = await db
    .select()
    .from(refunds)
    .where(
      and(
        eq(refunds.orderNumber, orderNumber),
        except === undefined ? undefined : ne(refunds.refundSn, except),
      ),
    );
  return rows.filter(
    ({ status }) => status !== refundStatuses.withdrawn && refundStatusName(status) !== "closed",
  );
}

/** `except` is the refused refund that is being mended: its pieces are free, and it was in time. */
export async function assessRefund(
  db: Database,
  order: OrderRow,
  choice: Choice,
  now: Date,
  except?: string,
): Promise<AssessedRefund> {
  const found = toRefundable(order, now);
  if (!found) refuse("refundNotNow");
  const facts = except === undefined ? found : { ...found, isWindowOpen: true };
  refuseBlock(orderRefundBlock(facts));
  if (!isRefundWay(facts, choice.applyType, choice.cargoStatus)) refuse("refundWay");
  const items = await db
    .select()
    .from(orderItems)
    .where(eq(orderItems.orderNumber, order.orderNumber))
    .orderBy(asc(orderItems.id));
  const lines = toLines(order, items, await lineRefunds(db, items), except);
  const isWhole = choice.refundType === refundTypes.wholeOrder;
  const chosen = isWhole ? chooseRest(lines, choice.items) : chooseLines(lines, choice.items);
  const claimed = await claims(db, order.orderNumber, except);
  const sum = refundSum(
    {
      lines,
      freightFen: order.freightFen,
      freightClaimedFen: sumFen(claimed, (one) => one.freightFen),
      pointsUsed: order.pointsUsed,
    },
    chosen,
  );
  const before = sumFen(claimed, (one) => one.amountFen);
  const isAll = sum.isRest && fen(before + sum.maxFen) === order.actualFen;
  return {
    ...sum,
    isAmountFixed: isRefundAmountFixed(facts, {
      isRest: sum.isRest,
      hasPlatformDiscount: await hasPlatformDiscount(db, order),
    }),
    returnsCoupons: isAll && (await couponsFreeWithout(db, order)).length > 0,
  };
}
