/** How many points an order may take (Spec §5, decisions "points"). */
import { pointLimits } from "../limits/index.ts";

/** Greatest number of points for goods of this total, given those the buyer has: a multiple of 10. */
export function maxUsablePoints(goodsTotalFen: number, owned: number): number {
  const worthFen = Math.floor(goodsTotalFen * pointLimits.maxShareOfGoods);
  const byTotal = Math.floor((worthFen * pointLimits.perYuanValue) / 100);
  return Math.floor(Math.min(byTotal, owned) / pointLimits.multipleOf) * pointLimits.multipleOf;
}

/** Worth of points in fen. */
export const pointsToFen = (points: number): number => Math.floor((points * 100) / pointLimits.perYuanValue);

/** Points earned by a paid amount: whole yuan only. */
export const pointsForPaidFen = (fen: number): number => Math.floor(fen / 100) * pointLimits.perYuanPaid;

/** Whether a wish is a multiple of 10 within the order's maximum. */
export const isUsablePoints = (points: number, max: number): boolean =>
  Number.isInteger(points) && points >= 0 && points <= max && points % pointLimits.multipleOf === 0;
