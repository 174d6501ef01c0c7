/** Levels of members and for how long the paid ones are sold. */
import { fen } from "@tradehall/mall-rules/money";
import type { memberLevels, memberTerms } from "../../schema/index.ts";

type LevelSeed = typeof memberLevels.$inferInsert & { id: number };

const grown = (rank: number, zh_CN: string, en: string, more: Partial<LevelSeed>): LevelSeed => ({
  ...{ id: rank, kind: "growth", rank, name: { zh_CN, en } },
  ...more,
});
const paid = (rank: number, zh_CN: string, en: string, more: Partial<LevelSeed>): LevelSeed => ({
  ...{ id: 5 + rank, kind: "paid", rank, name: { zh_CN, en }, freeFreight: true },
  ...more,
});

export const levelSeeds: LevelSeed[] = [
  grown(1, "普通会员", "Member", {}),
  grown(2, "铜牌会员", "Bronze", { minGrowth: 500, birthdayPoints: 50 }),
  grown(3, "银牌会员", "Silver", { minGrowth: 2_000, birthdayPoints: 100, pointsPercent: 110 }),
  grown(4, "金牌会员", "Gold", { minGrowth: 8_000, birthdayPoints: 200, pointsPercent: 120 }),
  grown(5, "钻石会员", "Diamond", { minGrowth: 20_000, birthdayPoints: 500, pointsPercent: 150 }),
  paid(1, "优享卡", "Plus", { birthdayPoints: 200, pointsPercent: 120 }),
  paid(2, "尊享卡", "Prime", { minGrowth: 500, birthdayPoints: 500, pointsPercent: 150 }),
  paid(3, "至尊卡", "Elite", {
    ...{ minGrowth: 5_000, birthdayPoints: 1_000, pointsPercent: 200 },
    isRecruiting: false,
  }),
];

/** The paid level of vip01, and of test buyers who are members. */
export const plusLevelId = 6;

export const yearOfPlusFen = fen(168_00);

/** Prices by months, in yuan. */
const prices: Record<number, Record<number, number>> = {
  6: { 1: 19.9, 3: 49.9, 12: yearOfPlusFen / 100 },
  7: { 1: 39.9, 3: 108, 12: 398 },
  8: { 3: 268, 12: 998 },
};

export const termSeeds: (typeof memberTerms.$inferInsert)[] = Object.entries(prices).flatMap(
  ([levelId, of]) =>
    Object.entries(of).map(([months, yuan]) => ({
      ...{ levelId: Number(levelId), months: Number(months) },
      priceFen: fen(Math.round(yuan * 100)),
    })),
);
