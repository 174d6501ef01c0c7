/** Coupons of tests: one for all, one that is gone, one to come, one that is over, a shop's. */
import { fen } from "@tradehall/mall-rules/money";
import type { Database } from "#server/db/database.ts";
import { coupons } from "#server/db/schema/index.ts";
import { world } from "#server/testing/world.ts";

export const planted = { all: 901, gone: 902, coming: 903, over: 904, dealers: 905, twice: 906 } as const;

export async function plantCoupons(db: Database): Promise<void> {
  const running = { startsAt: new Date("2026-01-01"), endsAt: new Date("2100-01-01") };
  const base = {
    scope: "platform" as const,
    reduceFen: fen(1_000),
    thresholdFen: fen(10_000),
    total: 10,
    left: 10,
    ...running,
  };
  await db.insert(coupons).values([
    { ...base, id: planted.all, name: "全场券" },
    { ...base, id: planted.gone, name: "抢光券", left: 0 },
    { ...base, id: planted.coming, name: "未来券", startsAt: new Date("2099-01-01") },
    { ...base, id: planted.over, name: "过期券", endsAt: new Date("2026-02-01") },
    {
      ...base,
      id: planted.dealers,
      name: "店铺券",
      scope: "shop",
      scopeIds: [world.shops.dealer],
      shopId: world.shops.dealer,
      reduceFen: fen(2_000),
    },
    { ...base, id: planted.twice, name: "两张券", perUser: 2, reduceFen: fen(500) },
  ]);
}
