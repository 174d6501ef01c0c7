/** Spend-and-save (满减) and gifts (满赠): which goods count, and what a total of them earns. */
import { type Fen, fen } from "../money/index.ts";
import { Exact } from "./shares.ts";

export interface DiscountStep {
  /** From this total on; 0 is with any piece. */
  thresholdFen: Fen;
}

export interface SaveStep extends DiscountStep {
  reduceFen: Fen;
}

/** Every threshold's worth takes the reduction off once more (每满); of one step only. */
export interface SaveRule {
  steps: readonly SaveStep[];
  isEvery: boolean;
}

interface DiscountLine {
  shopId: number;
  prodId: number;
  /** Price of a piece in its package; a package takes part in nothing else. */
  packageFen: Fen | null;
}

/** Whether this line counts; a discount that names no products is of the whole shop. */
export const discountCovers = (
  discount: { shopId: number; prodIds: readonly number[] },
  line: DiscountLine,
): boolean =>
  line.packageFen === null &&
  line.shopId === discount.shopId &&
  (discount.prodIds.length === 0 || discount.prodIds.includes(line.prodId));

/** The highest step that so much reaches; nothing at all reaches none. */
export const reachedStep = <Step extends DiscountStep>(
  steps: readonly Step[],
  totalFen: Fen,
): Step | undefined =>
  steps.reduce<Step | undefined>(
    (best, step) =>
      totalFen > 0 && step.thresholdFen <= totalFen && step.thresholdFen >= (best?.thresholdFen ?? 0)
        ? step
        : best,
    undefined,
  );

/** What goods of this total have taken off, never more than they cost. */
export function saveReduction({ steps, isEvery }: SaveRule, totalFen: Fen): Fen {
  const step = reachedStep(steps, totalFen);
  if (!step) return fen(0);
  const times = isEvery ? timesReached(step, totalFen) : 1;
  return fen(Math.min(new Exact(step.reduceFen).times(times).toNumber(), totalFen));
}

const timesReached = ({ thresholdFen }: DiscountStep, totalFen: Fen): number =>
  thresholdFen === 0 ? 1 : new Exact(totalFen).dividedBy(thresholdFen).floor().toNumber();

/** What is missing to the next step, and that step; undefined above the last. */
export function nextStep<Step extends DiscountStep>(
  { steps, isEvery }: { steps: readonly Step[]; isEvery: boolean },
  totalFen: Fen,
): { step: Step; missingFen: Fen } | undefined {
  const [first] = steps;
  if (isEvery && first && first.thresholdFen > 0) {
    const next = first.thresholdFen * (timesReached(first, totalFen) + 1);
    return { step: first, missingFen: fen(next - totalFen) };
  }
  const above = steps.filter(({ thresholdFen }) => thresholdFen > totalFen);
  const step = above.reduce<Step | undefined>(
    (least, one) => (one.thresholdFen < (least?.thresholdFen ?? Infinity) ? one : least),
    undefined,
  );
  return step && { step, missingFen: fen(step.thresholdFen - totalFen) };
}
