import { fen } from "@tradehall/mall-rules/money";
import type { CouponScope } from "@tradehall/mall-rules/states/promotion/coupon";
import { needed } from "../../needed.ts";
import type { Database } from "../opened-database.ts";
import { activities, activityItems, combos, coupons, userCoupons } from "../schema/index.ts";
import { packageSeeds } from "./data/specials.ts";
import { type GeneratedProduct, shopId } from "./generate.ts";
import type { Goods } from "./goods.ts";
import { insertRows, restartIds } from "./insert.ts";
import { userId } from "./people.ts";
import { departmentId } from "./plan.ts";

const hour = 3_600_000;
const day = 24 * hour;

type CouponRow = typeof coupons.$inferInsert & { id: number };

function couponRows(goods: Goods, now: Date): CouponRow[] {
  const at = (days: number) => new Date(now.getTime() + days * day);
  const product = (family: string) => goods.of(family).product.id;
  const make = (
    id: number,
    name: string,
    scope: CouponScope,
    scopeIds: number[],
    yuan: [number, number],
    more: Partial<CouponRow> = {},
  ): CouponRow => ({
    id,
    name,
    scope,
    scopeIds,
    shopId: scope === "shop" ? (scopeIds[0] ?? null) : null,
    thresholdFen: fen(yuan[0] * 100),
    reduceFen: fen(yuan[1] * 100),
    total: 5000,
    left: 4210,
    startsAt: at(-10),
    endsAt: at(20),
    ...more,
  });
  return [
    make(1, "全平台通用券", "platform", [], [500, 50]),
    make(2, "新客无门槛券", "platform", [], [0, 10], { total: 20_000, left: 13_466 }),
    make(3, "年终检修大额券", "platform", [], [3000, 400], { total: 800, left: 6 }),
    make(4, "工具品类券", "category", [departmentId("工具")], [299, 40], { perUser: 2 }),
    make(5, "劳保用品券", "category", [departmentId("安全防护")], [199, 25]),
    make(6, "清洁办公券", "category", [departmentId("办公清洁")], [0, 8], { total: 3000, left: 2100 }),
    make(7, "自营店铺券", "shop", [shopId("platform")], [199, 20]),
    make(8, "华东工贸满减券", "shop", [shopId("huadong")], [300, 35]),
    make(9, "岭南安防开门红券", "shop", [shopId("lingnan")], [0, 5], { total: 200, left: 2 }),
    make(10, "爆款电钻专享券", "product", [product("电钻"), product("角磨机")], [300, 60]),
    make(11, "量具尝鲜券", "product", [product("卡尺"), product("千分尺")], [0, 15]),
    make(12, "双旦预热券", "platform", [], [1000, 120], { startsAt: at(5), endsAt: at(25), left: 5000 }),
    make(13, "国庆返场券", "platform", [], [200, 20], { startsAt: at(-50), endsAt: at(-20), left: 311 }),
    make(15, "会员专享券", "platform", [], [300, 60], { memberOnly: true, total: 2000, left: 1500 }),
    make(17, "尊享卡专享券", "platform", [], [500, 120], {
      memberOnly: true,
      memberRank: 2,
      total: 800,
      left: 640,
    }),
    make(16, "到手七日券", "platform", [], [100, 12], { validDays: 7, total: 9000, left: 7800 }),
    make(14, "巴蜀机电阀门券", "shop", [shopId("bashu")], [800, 100], { total: 100, left: 0 }),
  ];
}

/** Coupon, state and age in days of what dealer01 has claimed. */
const claims: [number, 1 | 2, number][] = [
  [1, 1, 2],
  [2, 2, 8],
  [3, 1, 1],
  [4, 1, 3],
  [5, 1, 3],
  [7, 1, 5],
  [8, 1, 5],
  [10, 1, 1],
  [13, 1, 40],
];

interface Round {
  kind: "seckill" | "grouping" | "special";
  name: string;
  /** Hours from now. */
  starts: number;
  ends: number;
  teamSize: number;
  percent: number;
  count: number;
  /** Departments that its name speaks of; none is all. */
  of?: string[];
}

const rounds: Round[] = [
  { kind: "seckill", name: "今日秒杀场", starts: -1, ends: 5, teamSize: 0, percent: 60, count: 10 },
  { kind: "seckill", name: "下一场秒杀", starts: 6, ends: 12, teamSize: 0, percent: 58, count: 8 },
  { kind: "seckill", name: "昨日秒杀场", starts: -30, ends: -24, teamSize: 0, percent: 62, count: 6 },
  { kind: "grouping", name: "企业拼团周", starts: -48, ends: 120, teamSize: 2, percent: 78, count: 8 },
  { kind: "grouping", name: "三人团·下周开团", starts: 72, ends: 240, teamSize: 3, percent: 72, count: 6 },
  {
    kind: "grouping",
    name: "开学季拼团",
    starts: -900,
    ends: -700,
    teamSize: 2,
    percent: 80,
    count: 5,
    of: ["办公清洁"],
  },
  {
    kind: "special",
    name: "五金工具限时八五折",
    starts: -20,
    ends: 76,
    teamSize: 0,
    percent: 85,
    count: 10,
    of: ["工具", "五金紧固"],
  },
  {
    kind: "special",
    name: "劳保换季特惠",
    starts: 30,
    ends: 130,
    teamSize: 0,
    percent: 80,
    count: 8,
    of: ["安全防护"],
  },
  {
    kind: "special",
    name: "办公清洁特惠",
    starts: -2400,
    ends: -2200,
    teamSize: 0,
    percent: 75,
    count: 6,
    of: ["办公清洁"],
  },
  { kind: "seckill", name: "首场秒杀", starts: -4, ends: -2, teamSize: 0, percent: 60, count: 6 },
  { kind: "seckill", name: "加场秒杀", starts: 13, ends: 15, teamSize: 0, percent: 55, count: 24 },
  { kind: "seckill", name: "返场秒杀", starts: 22, ends: 26, teamSize: 0, percent: 60, count: 8 },
  { kind: "grouping", name: "三人成团", starts: -30, ends: 138, teamSize: 3, percent: 70, count: 8 },
];

/** Id of the running group-buying activity. */
export const runningGroupId = 4;

/** A product of each family, all of one shop, which a package is ordered from; none where no shop has them all. */
function soldTogether(goods: Goods, families: readonly string[]): GeneratedProduct[] {
  const sold = goods.plain();
  const [main] = families;
  for (const first of sold.filter((one) => one.family === main)) {
    const ofShop = sold.filter((one) => one.product.shopId === first.product.shopId);
    const members = families.flatMap((family) =>
      family === main ? first : (ofShop.find((one) => one.family === family) ?? []),
    );
    if (members.length === families.length) return members;
  }
  return [];
}

/** Coupons with dealer01's, the activities and the packages. Answers dealer01's used claim and the group item. */
export async function seedPromotions(db: Database, goods: Goods, now: Date): Promise<void> {
  const all = couponRows(goods, now);
  await insertRows(db, coupons, all);
  await insertRows(
    db,
    userCoupons,
    claims.map(([couponId, status, daysAgo], i) => ({
      id: i + 1,
      couponId,
      userId: userId("dealer01"),
      status,
      claimedAt: new Date(now.getTime() - daysAgo * day),
      usedAt: status === 2 ? new Date(now.getTime() - 6 * day) : null,
      submitId: status === 2 ? "seed-submit-9" : null,
      endsAt: all.find((row) => row.id === couponId)?.endsAt ?? now,
    })),
  );
  // Rounds of flash sales begin and end at full hours.
  const momentOf = ({ kind }: Round, hours: number) => {
    const moment = now.getTime() + hours * hour;
    return new Date(kind === "seckill" ? Math.floor(moment / hour) * hour : moment);
  };
  await insertRows(
    db,
    activities,
    rounds.map((round, i) => ({
      id: i + 1,
      kind: round.kind,
      name: round.name,
      startsAt: momentOf(round, round.starts),
      endsAt: momentOf(round, round.ends),
      teamSize: round.teamSize,
    })),
  );
  const pool = goods.plain();
  let next = 4;
  const drawn = rounds.map((round) => {
    const from = next;
    next += round.count * 3;
    return Array.from({ length: round.count }, (_, k) =>
      needed(pool[(from + (k + 1) * 3) % pool.length], "product of a promotion"),
    );
  });
  const elsewhere = new Set(drawn.flatMap((some, i) => (rounds[i]?.of ? [] : some)));
  const chosenOf = (round: Round, i: number): GeneratedProduct[] => {
    const ids = round.of?.map(departmentId);
    if (!ids) return drawn[i] ?? [];
    const own = pool.filter((one) => ids.includes(one.product.primaryCategoryId) && !elsewhere.has(one));
    return own.filter((_, at) => at % 2 === 0).slice(0, round.count);
  };
  const items = rounds.flatMap((round, i) =>
    chosenOf(round, i).flatMap((chosen, k) =>
      chosen.skus
        .filter((sku) => (sku.stocks ?? 0) > 0)
        .slice(0, 2)
        .map((sku) => {
          const total = round.kind === "seckill" ? 50 : 500;
          const left =
            round.ends < 0 || (k === 2 && round.starts < 0)
              ? 0
              : round.starts > 0
                ? total
                : // Of one kind the last piece is left: anyone who orders it leaves it sold out for now.
                  k === 6 && round.kind === "seckill"
                  ? 1
                  : Math.max(3, total - 7 * (k + 1));
          return {
            activityId: i + 1,
            prodId: chosen.product.id,
            skuId: sku.id,
            priceFen: fen(Math.max(1, Math.round((sku.priceFen * round.percent) / 1000) * 10)),
            total,
            left,
            perUser: round.kind === "seckill" ? 5 : round.kind === "grouping" ? 20 : 0,
          };
        }),
    ),
  );
  await insertRows(db, activityItems, items);
  await insertRows(
    db,
    combos,
    packageSeeds.flatMap((seed) => {
      const members = soldTogether(goods, [seed.main, ...seed.others]);
      const items = members.map(({ product, skus }) => {
        const sku = skus.find((row) => (row.stocks ?? 0) > 0) ?? skus[0];
        const priceFen = fen(Math.round((sku?.priceFen ?? 0) * 0.9));
        return { prodId: product.id, skuId: sku?.id ?? 0, priceFen };
      });
      const [main] = members;
      return main ? [{ name: seed.name, mainProdId: main.product.id, items }] : [];
    }),
  );
  for (const table of [coupons, userCoupons, activities]) await restartIds(db, table);
}
