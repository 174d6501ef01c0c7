/** Purchase lists of dealer01: one of their own, one shared with the enterprise. */
import { needed } from "../../needed.ts";
import type { Database } from "../opened-database.ts";
import { purchaseListLines, purchaseLists } from "../schema/index.ts";
import { offShelfName, soldOutName } from "./data/specials.ts";
import type { GeneratedProduct } from "./generate.ts";
import type { Goods } from "./goods.ts";
import { insertRows, restartIds } from "./insert.ts";
import { userId } from "./people.ts";

const hour = 3_600_000;

interface Line {
  of: GeneratedProduct;
  quantity: number;
  note?: string;
}

export async function seedPurchaseLists(db: Database, goods: Goods, now: Date): Promise<void> {
  const spares: Line[] = [
    { of: goods.of("外六角螺栓"), quantity: 200, note: "2 号线备件" },
    { of: goods.of("深沟球轴承"), quantity: 20 },
    { of: goods.of("扳手"), quantity: 4, note: "机修组，一人一把" },
    { of: goods.named(soldOutName), quantity: 6 },
    { of: goods.named(offShelfName), quantity: 10, note: "停产后改用同规格" },
  ];
  const plain = goods.plain();
  const monthly: Line[] = Array.from({ length: 12 }, (_, i) => ({
    of: needed(plain[(i * 23 + 7) % plain.length], "product of a list"),
    quantity: (i % 4) * 10 + 10,
    ...(i === 0 ? { note: "每月 5 日前下单" } : {}),
  }));
  const lists = [
    { id: 1, name: "2 号线备件", isShared: false, lines: spares, ago: 30 },
    { id: 2, name: "每月办公与劳保", isShared: true, lines: monthly, ago: 6 },
  ];
  const at = (hours: number) => new Date(now.getTime() - hours * hour);
  await insertRows(
    db,
    purchaseLists,
    lists.map(({ lines: _, ago, ...list }) => ({
      ...{ ...list, userId: userId("dealer01"), enterpriseId: 1 },
      ...{ createdAt: at(ago * 24), updatedAt: at(ago) },
    })),
  );
  const rows = lists.flatMap(({ id, lines, ago }) =>
    lines.map(({ of, quantity, note = "" }, i) => {
      const { minCount = 1, stepCount = 1 } = of.product;
      const step = Math.max(minCount, stepCount);
      const skuId = needed(of.skus[i % of.skus.length], "SKU of a product").id;
      return {
        ...{ listId: id, skuId, note, createdAt: at(ago + i) },
        quantity: Math.ceil(quantity / step) * step,
      };
    }),
  );
  await insertRows(db, purchaseListLines, rows);
  await restartIds(db, purchaseLists);
}
