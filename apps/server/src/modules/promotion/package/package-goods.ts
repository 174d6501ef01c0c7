/** The goods of a package that can be ordered whole; refuses one that cannot. */
import type { Fen } from "@tradehall/mall-rules/money";
import type { Database } from "#server/db/database.ts";
import { goodsRefusal, isCartKind } from "#server/modules/product/goods/goods-checks.ts";
import { type GoodsRow, loadGoods } from "#server/modules/product/goods/goods-rows.ts";
import { refuse } from "#server/refuse.ts";
import { loadPackagePrices } from "./package-prices.ts";

interface PackageMember {
  goods: GoodsRow;
  packageFen: Fen;
}

export async function loadPackageGoods(db: Database, comboId: number): Promise<PackageMember[]> {
  const { members: prices } = (await loadPackagePrices(db, [comboId])).get(comboId) ?? refuse("comboMissing");
  const rows = new Map((await loadGoods(db, [...prices.keys()])).map((goods) => [goods.skuId, goods]));
  const members = [...prices].map(([skuId, packageFen]) => {
    const goods = rows.get(skuId);
    const why = goods && goodsRefusal(goods);
    if (why) refuse(why);
    if (!goods || !isCartKind(goods)) refuse("comboMissing");
    return { goods, packageFen };
  });
  // It is ordered whole, and orders are by shop.
  if (new Set(members.map(({ goods }) => goods.shopId)).size !== 1) refuse("comboMissing");
  return members;
}
