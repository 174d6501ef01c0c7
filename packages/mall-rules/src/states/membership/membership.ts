/** Buying a paid level: what a purchase is to the membership that runs, why it is refused, and until when it lasts. */
import { memberLimits } from "../../limits/index.ts";
import { type Fen, fen } from "../../money/index.ts";
import { addChinaMonths, dayMs } from "../../time/china-time.ts";

/** First, added to the end of the same level, or a dearer level in the place of the one that runs. */
export const buyKinds = ["first", "renewal", "upgrade"] as const;
export type BuyKind = (typeof buyKinds)[number];
/** A cheaper level while a dearer one runs; too little growth; takes in no new members; paid far enough ahead. */
export const buyBlocks = ["cheaper", "growth", "closed", "ahead"] as const;
export type BuyBlock = (typeof buyBlocks)[number];

export interface LevelToBuy {
  rank: number;
  minGrowth: number;
  isRecruiting: boolean;
}

/** The membership that runs; undefined for none. */
export type Running = { rank: number; endsAt: number } | undefined;

export const buyKind = (level: Pick<LevelToBuy, "rank">, running: Running): BuyKind =>
  !running ? "first" : running.rank === level.rank ? "renewal" : "upgrade";

/** Who has a level may renew it, whatever has become of it since. */
export function buyBlock(
  level: LevelToBuy,
  { running, growth, now }: { running: Running; growth: number; now: number },
): BuyBlock | undefined {
  if (running && level.rank < running.rank) return "cheaper";
  if (running && level.rank === running.rank)
    return running.endsAt - now > memberLimits.aheadMs ? "ahead" : undefined;
  if (!level.isRecruiting) return "closed";
  return growth < level.minGrowth ? "growth" : undefined;
}

/** What is left of something that was paid for a time, by its time that is left. */
export function restFen(
  { valueFen, startsAt, endsAt }: { valueFen: Fen; startsAt: Date; endsAt: Date },
  now: Date,
): Fen {
  const whole = endsAt.getTime() - startsAt.getTime();
  const rest = Math.min(whole, endsAt.getTime() - now.getTime());
  if (rest <= 0 || whole <= 0) return fen(0);
  // The product of both may exceed what a number holds exactly.
  return fen(Number((BigInt(valueFen) * BigInt(rest)) / BigInt(whole)));
}

interface Bought {
  startsAt: Date;
  months: number;
  priceFen: Fen;
  /** What is left of the level that an upgrade ends. */
  carriedFen: Fen;
}

/** Whole days of the new level that the rest of the old one is worth, at the price of the new. */
export function carriedDays({ startsAt, months, priceFen, carriedFen }: Bought): number {
  const days = Math.round((addChinaMonths(startsAt, months).getTime() - startsAt.getTime()) / dayMs);
  return Math.floor((carriedFen * days) / priceFen);
}

export const boughtUntil = (bought: Bought): Date =>
  new Date(addChinaMonths(bought.startsAt, bought.months).getTime() + carriedDays(bought) * dayMs);
