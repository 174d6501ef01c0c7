/** Categories that each shop has made for its own goods. */
import type { Database } from "../opened-database.ts";
import { shopCategories, shopCategoryGoods } from "../schema/index.ts";
import { departments } from "./data/catalogue/index.ts";
import { shopSeeds } from "./data/shops.ts";
import type { GeneratedProduct } from "./generate.ts";
import { insertRows, restartIds } from "./insert.ts";
import { groupNameOf } from "./plan.ts";

/** Goods in a category that the shop has chosen by hand. */
const chosen = 16;
/** A category of fewer goods is none. */
const fewest = 2;

type Branch = { name: string; below: { name: string; goods: GeneratedProduct[] }[] };

/** What sells best, what is new and what fills an order up; then each department under a name of the shop's. */
function treeOf(goods: readonly GeneratedProduct[]): Branch[] {
  const best = (value: (one: GeneratedProduct) => number) =>
    goods.toSorted((a, b) => value(b) - value(a) || a.product.id - b.product.id).slice(0, chosen);
  const selected: Branch = {
    name: "店铺精选",
    below: [
      { name: "热卖爆款", goods: best(({ product }) => product.soldNum ?? 0) },
      { name: "新品首发", goods: best(({ product }) => product.putawayAt.getTime()) },
      { name: "凑单好物", goods: best(({ product }) => -product.priceFen) },
    ],
  };
  const byDepartment = departments.map((department, i): Branch => {
    const own = goods.filter(({ product }) => product.primaryCategoryId === i + 1);
    const groups = Map.groupBy(own, ({ product }) => product.secondaryCategoryId);
    const below = [...groups]
      .filter(([, all]) => all.length >= fewest)
      .map(([id, all]) => ({ name: groupNameOf(id), goods: all }));
    return { name: `${department.name}专区`, below };
  });
  return [selected, ...byDepartment.filter(({ below }) => below.length > 0)];
}

/** A category as a shop's home shows it: with the picture of the first of its goods. */
export interface CategoryTile {
  shopCid: number;
  name: string;
  picture: string;
}

/** Answers the tiles of each shop by its id: what is chosen by hand, then its departments. */
export async function seedShopCategories(
  db: Database,
  catalogue: readonly GeneratedProduct[],
): Promise<Map<number, CategoryTile[]>> {
  const rows: (typeof shopCategories.$inferInsert & { id: number })[] = [];
  const placed: (typeof shopCategoryGoods.$inferInsert)[] = [];
  const tiles = new Map<number, CategoryTile[]>();
  const put = (shopId: number, parentId: number, name: string) => {
    const id = rows.length + 1;
    rows.push({ id, shopId, parentId, name, seq: id });
    return id;
  };
  shopSeeds.forEach((_, i) => {
    const own: CategoryTile[] = [];
    const show = (shopCid: number, name: string, goods: readonly GeneratedProduct[]) =>
      own.push({ shopCid, name, picture: goods[0]?.product.pictures?.[0] ?? "" });
    tiles.set(i + 1, own);
    const isOwn = ({ product }: GeneratedProduct) =>
      product.shopId === i + 1 && product.status === 1 && product.prodType === 0;
    for (const [nth, { name, below }] of treeOf(catalogue.filter(isOwn)).entries()) {
      const parentId = put(i + 1, 0, name);
      if (nth > 0) show(parentId, name, below[0]?.goods ?? []);
      for (const branch of below) {
        const categoryId = put(i + 1, parentId, branch.name);
        if (nth === 0) show(categoryId, branch.name, branch.goods);
        placed.push(...branch.goods.map(({ product }) => ({ categoryId, prodId: product.id })));
      }
    }
  });
  await insertRows(db, shopCategories, rows);
  await insertRows(db, shopCategoryGoods, placed);
  await restartIds(db, shopCategories);
  return tiles;
}
