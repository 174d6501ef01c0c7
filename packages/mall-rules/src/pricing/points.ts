/** What points are worth, and how many an order may take (Spec §5, decisions "points"). */
import { memberLimits, pointLimits } from "../limits/index.ts";
import { type Fen, fen } from "../money/index.ts";
import { Exact } from "./shares.ts";

/** Whole points that this much is worth. */
export const pointsOfFen = (worth: Fen): number =>
  new Exact(worth).times(pointLimits.perYuanValue).dividedBy(100).floor().toNumber();

/** The greatest number that may be used in place of so many. */
export const usablePoints = (points: number): number => points - (points % pointLimits.multipleOf);

/** Greatest number of points for goods of this total, given those the buyer has. */
export function maxUsablePoints(goodsTotal: Fen, owned: number): number {
  const worth = fen(new Exact(goodsTotal).times(pointLimits.maxShareOfGoods).floor().toNumber());
  return usablePoints(Math.min(pointsOfFen(worth), owned));
}

/** Worth of points. */
export const pointsToFen = (points: number): Fen =>
  fen(new Exact(points).times(100).dividedBy(pointLimits.perYuanValue).floor().toNumber());

/** Points earned by a paid amount: whole yuan only, at the percentage of the buyer's level, rounded down. */
export const pointsForPaidFen = (paid: Fen, percent = 100): number =>
  new Exact(paid)
    .dividedBy(100)
    .floor()
    .times(pointLimits.perYuanPaid)
    .times(percent)
    .dividedBy(100)
    .floor()
    .toNumber();

/** Growth earned by a paid amount: whole yuan only. */
export const growthForPaidFen = (paid: Fen): number =>
  new Exact(paid).dividedBy(100).floor().times(memberLimits.growthPerYuan).toNumber();

/** Whether so many points may be used where the order takes at most `max`. */
export const isUsablePoints = (points: number, max: number): boolean =>
  Number.isInteger(points) && points >= 0 && points <= max && points % pointLimits.multipleOf === 0;
