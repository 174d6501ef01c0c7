/** Favourites and footprints as their pages list them. */
import type { BrowsedProduct, CollectedProduct } from "@tradehall/api-client/models/saved-product";
import type { SavedGoods, SavedGroup } from "@tradehall/mall-components/account/SavedGoodsList";
import { fen, fenToYuan, type YuanText, yuanToFen } from "@tradehall/mall-rules/money";
import type { DataRoutes } from "./data-routes.ts";
import { quickAddOf } from "./product-card.ts";
import { type KeptCard, toRailProduct } from "./rail.ts";

function toSavedGoods(card: KeptCard, routes: DataRoutes): SavedGoods {
  const { quickAdd } = quickAddOf({ ...card, match: null });
  return {
    ...toRailProduct(card, routes),
    ...(quickAdd ? { cart: { skuId: quickAdd.skuId, count: card.minCount } } : {}),
  };
}

/** How much less it costs now; undefined where it does not. */
function loweredBy({ addedPrice, activityPrice, price }: CollectedProduct): YuanText | undefined {
  if (addedPrice === null) return undefined;
  const less = yuanToFen(addedPrice) - yuanToFen(activityPrice ?? price);
  return less > 0 ? fenToYuan(fen(less)) : undefined;
}

/** One favourite. */
export function toFavourite(card: CollectedProduct, routes: DataRoutes): SavedGoods {
  const less = card.status === 1 ? loweredBy(card) : undefined;
  return {
    ...toSavedGoods(card, routes),
    sinceText: card.createTime.slice(0, 10),
    ...(less ? { loweredBy: less } : {}),
  };
}

/** Footprints by day. */
export function toFootprintDays(records: readonly BrowsedProduct[], routes: DataRoutes): SavedGroup[] {
  const days = Map.groupBy(records, ({ browseTime }) => browseTime.slice(0, 10));
  return [...days].map(([day, cards]) => ({
    key: day,
    day,
    goods: cards.map((card) => toSavedGoods(card, routes)),
  }));
}
