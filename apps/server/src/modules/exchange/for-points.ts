/** A wanted line of points goods: alone, for its points and its price, without any reduction, within its limits. */
import type { Database } from "#server/db/database.ts";
import type { WantedGoods } from "#server/modules/pricing/draft-from-goods.ts";
import { isForPoints } from "#server/modules/product/goods/goods-checks.ts";
import { refuse } from "#server/refuse.ts";
import { termsOf } from "./terms-of.ts";

/** In the transaction of a submit the buyer is locked: what they have redeemed is exact there. */
export async function forPoints<Row extends WantedGoods>(
  db: Database,
  { userId }: { userId: number },
  row: Row,
  isAlone: boolean,
): Promise<Row> {
  const { goods, quantity } = row;
  if (!isForPoints(goods)) return row;
  if (!isAlone || row.comboId > 0 || goods.scorePrice === 0) refuse("notForSale");
  const { perUser, redeemed, left } = await termsOf(db, userId, goods.prodId);
  if (left !== null && quantity > left) refuse(left > 0 ? "exchangeOver" : "exchangeGone", { left });
  const own = perUser - redeemed;
  if (perUser > 0 && quantity > own) refuse("exchangeLimit", { max: perUser, left: Math.max(0, own) });
  const { skuPriceFen: priceFen, scorePrice: score } = goods;
  return { ...row, offers: [], memberFen: null, activityPrice: { activityId: null, priceFen, score } };
}
