/** Spend-and-save and gifts of the shops: running, coming and ended. */
import { fen } from "@tradehall/mall-rules/money";
import type { DiscountKind } from "@tradehall/mall-rules/states/promotion/discount";
import type { Database } from "../opened-database.ts";
import { activities, discounts, type StoredStep } from "../schema/index.ts";
import { shopId } from "./generate.ts";
import type { Goods } from "./goods.ts";
import { insertRows, restartIds } from "./insert.ts";

const hour = 3_600_000;
/** Clear of the timed sales, which count up from 1. */
const firstId = 101;

type Shop = Parameters<typeof shopId>[0];
interface Seed {
  kind: DiscountKind;
  name: string;
  shop: Shop;
  /** Hours from now. */
  starts: number;
  ends: number;
  /** Families of the products that count; none is all of the shop. */
  of?: string[];
  isEvery?: boolean;
  /** Yuan: from, off. */
  save?: [number, number][];
  /** From, family of the gift, pieces. */
  gift?: [number, string, number];
}

const seeds: Seed[] = [
  {
    ...{ kind: "spendSave", name: "华东工贸满减季", shop: "huadong", starts: -48, ends: 168 },
    save: [
      [300, 30],
      [600, 80],
      [1500, 260],
    ],
  },
  {
    ...{ kind: "spendSave", name: "巴蜀机电每满减", shop: "bashu", starts: -24, ends: 120 },
    ...{ isEvery: true, save: [[500, 40]] },
  },
  {
    ...{ kind: "spendSave", name: "自营照明电工满减", shop: "platform", starts: -10, ends: 96 },
    of: ["手电头灯", "万用表", "验电笔"],
    save: [
      [200, 20],
      [500, 65],
    ],
  },
  {
    ...{ kind: "gift", name: "岭南安防满额有礼", shop: "lingnan", starts: -30, ends: 200 },
    gift: [199, "劳保手套", 1],
  },
  {
    ...{ kind: "spendSave", name: "岭南安防周末满减", shop: "lingnan", starts: 50, ends: 120 },
    save: [[400, 50]],
  },
  {
    ...{ kind: "gift", name: "华东工贸周年有礼", shop: "huadong", starts: -900, ends: -700 },
    gift: [500, "钻头", 1],
  },
];

export async function seedDiscounts(db: Database, goods: Goods, now: Date): Promise<void> {
  const at = (hours: number) => new Date(now.getTime() + hours * hour);
  const stepsOf = ({ save = [], gift, shop }: Seed): StoredStep[] => {
    const saves = save.map(([from, off]) => ({
      thresholdFen: fen(from * 100),
      reduceFen: fen(off * 100),
      gift: null,
    }));
    if (!gift) return saves;
    const [from, family, quantity] = gift;
    const given = goods.sold(family, shopId(shop)).skus.find((sku) => (sku.stocks ?? 0) > 0);
    if (!given?.id) throw new Error(`${family} cannot be given: none is in stock.`);
    const step = { thresholdFen: fen(from * 100), reduceFen: fen(0), gift: { skuId: given.id, quantity } };
    return [...saves, step];
  };
  await insertRows(
    db,
    activities,
    seeds.map(({ kind, name, starts, ends }, i) => ({
      ...{ id: firstId + i, kind, name, startsAt: at(starts), endsAt: at(ends) },
    })),
  );
  await insertRows(
    db,
    discounts,
    seeds.map((seed, i) => ({
      activityId: firstId + i,
      shopId: shopId(seed.shop),
      prodIds: (seed.of ?? []).map((family) => goods.sold(family, shopId(seed.shop)).product.id),
      isEvery: seed.isEvery ?? false,
      steps: stepsOf(seed),
    })),
  );
  await restartIds(db, activities);
}
