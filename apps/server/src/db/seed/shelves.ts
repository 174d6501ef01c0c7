import { fen } from "@tradehall/mall-rules/money";
import { needed } from "../../needed.ts";
import type { Database } from "../opened-database.ts";
import { cartLines, collections, footprints } from "../schema/index.ts";
import { offShelfName, soldOutName } from "./data/specials.ts";
import type { GeneratedProduct } from "./generate.ts";
import type { Goods } from "./goods.ts";
import { insertRows, restartIds } from "./insert.ts";
import { userId } from "./people.ts";

const hour = 3_600_000;

/** dealer01's cart with lines of two shops, one sold out and one off the shelf; wishlist and footprints. */
export async function seedShelves(db: Database, goods: Goods, now: Date): Promise<void> {
  const dealer = userId("dealer01");
  const chosen: [GeneratedProduct, number, number, boolean][] = [
    [goods.of("扳手"), 3, 4, true],
    [goods.of("电钻"), 1, 1, true],
    [goods.of("外六角螺栓"), 2, 10, true],
    [goods.of("深沟球轴承"), 5, 20, false],
    [goods.named(soldOutName), 0, 1, false],
    [goods.named(offShelfName), 0, 5, false],
  ];
  await insertRows(
    db,
    cartLines,
    chosen.map(([{ product, skus }, place, quantity, isChecked], i) => {
      const sku = needed(skus[place % skus.length], "SKU of a product");
      return {
        userId: dealer,
        enterpriseId: 1,
        shopId: product.shopId,
        prodId: product.id,
        skuId: sku.id,
        quantity,
        isChecked,
        priceFenThen: i === 1 ? fen(sku.priceFen + 2_000) : sku.priceFen,
        createdAt: new Date(now.getTime() - (i * 11 + 2) * hour),
      };
    }),
  );
  const pool = goods.plain();
  const visits = (step: number, count: number, gap: number) =>
    Array.from({ length: count }, (_, i) => ({
      userId: dealer,
      prodId: needed(pool[(i * step + 5) % pool.length], "product of a visit").product.id,
      at: new Date(now.getTime() - (i * gap + 1) * hour),
    }));
  await insertRows(
    db,
    collections,
    visits(17, 12, 30).map(({ at, ...row }) => ({ ...row, createdAt: at })),
  );
  await insertRows(
    db,
    footprints,
    visits(11, 24, 7).map(({ at, ...row }) => ({ ...row, visitedAt: at })),
  );
  await restartIds(db, cartLines);
}
