/** Levels, the growth that accounts begin with, and the membership of vip01. */
import { payTypes } from "@tradehall/mall-rules/states/payment/payment";
import { chinaDate, dayMs } from "@tradehall/mall-rules/time/china-time";
import { eq } from "drizzle-orm";
import { payNoAt } from "../../modules/order/lifecycle/order-number.ts";
import type { Database } from "../opened-database.ts";
import { growthLedger, memberLevels, memberPurchases, memberTerms, signIns, users } from "../schema/index.ts";
import { levelSeeds, plusLevelId, termSeeds, yearOfPlusFen } from "./data/members.ts";
import { accountSeeds } from "./data/people.ts";
import { insertRows, restartIds } from "./insert.ts";
import { userId } from "./people.ts";

export async function seedLevels(db: Database): Promise<void> {
  await insertRows(db, memberLevels, levelSeeds);
  await insertRows(db, memberTerms, termSeeds);
  await restartIds(db, memberLevels);
}

/** After the accounts. Half of the growth came at a time long ago, the rest lately. */
export async function seedMembers(db: Database, now: Date): Promise<void> {
  const ago = (days: number) => new Date(now.getTime() - days * dayMs);
  await insertRows(
    db,
    growthLedger,
    accountSeeds.flatMap(({ growth = 0 }, i) =>
      growth === 0
        ? []
        : [
            {
              userId: i + 1,
              change: growth - Math.floor(growth / 3),
              source: "opening" as const,
              createdAt: ago(120),
            },
            { userId: i + 1, change: Math.floor(growth / 3), source: "order" as const, createdAt: ago(9) },
          ],
    ),
  );
  const vip = userId("vip01");
  await insertRows(
    db,
    signIns,
    [1, 2, 3, 5, 6, 9].map((days) => ({
      ...{ userId: vip, day: chinaDate(ago(days)), streak: 1, points: 0, growth: 0, createdAt: ago(days) },
      streak: days <= 3 ? 4 - days : days === 5 ? 2 : 1,
    })),
  );
  const [paidAt, endsAt] = [ago(130), ago(130 - 365)];
  await db.insert(memberPurchases).values({
    ...{ payNo: payNoAt(paidAt), userId: vip, levelId: plusLevelId, months: 12, status: "paid" },
    amountFen: yearOfPlusFen,
    ...{ payType: payTypes.wechatScan, createdAt: paidAt, paidAt, startsAt: paidAt, endsAt },
    expiresAt: new Date(paidAt.getTime() + dayMs),
  });
  await db.update(users).set({ paidLevelId: plusLevelId, memberEndsAt: endsAt }).where(eq(users.id, vip));
}
