/** Goods by the codes of a list, with what one of them costs this buyer now. */
import type { FoundCode } from "@tradehall/api-client/models/quick-order";
import type { Locale } from "@tradehall/mall-rules/words";
import type { Database } from "#server/db/database.ts";
import type { Buyer } from "#server/handle.ts";
import { pricesToday } from "#server/modules/pricing/prices-today.ts";
import { toQuickGoods } from "#server/modules/pricing/quick-goods.ts";
import { skusOfCodes } from "./skus-of-codes.ts";

export async function goodsOfCodes(
  db: Database,
  codes: readonly string[],
  { buyer, now, locale }: { buyer: Buyer; now: Date; locale: Locale },
): Promise<FoundCode[]> {
  const found = await skusOfCodes(db, codes);
  const skuIds = [...new Set(found.flatMap(({ matches, suggestions }) => [...matches, ...suggestions]))];
  if (skuIds.length === 0) return codes.map((code) => ({ code, matches: [], suggestions: [] }));
  const today = await pricesToday(db, skuIds, buyer.userId, now);
  const named = (ids: readonly number[]) =>
    ids.flatMap((id) => {
      const goods = today.goods.get(id);
      return goods ? [toQuickGoods(goods, today, locale)] : [];
    });
  return codes.map((code, nth) => ({
    code,
    matches: named(found[nth]?.matches ?? []),
    suggestions: named(found[nth]?.suggestions ?? []),
  }));
}
