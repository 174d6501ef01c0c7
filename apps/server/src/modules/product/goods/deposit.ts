/** What goods that are sold for a deposit (定金预售) ask, and when. */
import type { Fen } from "@tradehall/mall-rules/money";
import type { PreSaleTimes } from "@tradehall/mall-rules/states/promotion/pre-sale";
import type { products } from "#server/db/schema/index.ts";

type Row = Pick<
  typeof products.$inferSelect,
  "depositFen" | "depositFrom" | "depositTo" | "balanceFrom" | "balanceTo"
>;

export interface Deposit {
  /** Of a piece. */
  depositFen: Fen;
  times: PreSaleTimes;
}

/** Null for all other goods; a rule of the row keeps the five together. */
export function depositOf({ depositFen, ...at }: Row): Deposit | null {
  const { depositFrom, depositTo, balanceFrom, balanceTo } = at;
  if (depositFen === null || !depositFrom || !depositTo || !balanceFrom || !balanceTo) return null;
  return {
    depositFen,
    times: {
      depositFrom: depositFrom.getTime(),
      depositTo: depositTo.getTime(),
      balanceFrom: balanceFrom.getTime(),
      balanceTo: balanceTo.getTime(),
    },
  };
}
