/** Favourites, footprints and goods bought before as their pages list them. */
import type { BoughtGoods } from "@tradehall/api-client/models/bought";
import type { BrowsedProduct, CollectedProduct } from "@tradehall/api-client/models/saved-product";
import type { SavedGoods, SavedGroup } from "@tradehall/mall-components/saved/SavedGoodsList";
import { fen, fenToYuan, type YuanText, yuanToFen } from "@tradehall/mall-rules/money";
import type { DataRoutes } from "./data-routes.ts";
import { quickAddOf } from "./product-card.ts";
import { type KeptCard, toRailProduct } from "./rail.ts";

function toSavedGoods(card: KeptCard, routes: DataRoutes): SavedGoods {
  const { quickAdd } = quickAddOf({ ...card, match: null });
  return {
    ...toRailProduct(card, routes),
    ...(quickAdd
      ? { cart: { prodId: String(card.prodId), skuId: quickAdd.skuId, count: card.minCount } }
      : {}),
  };
}

/** How much less it costs now; undefined where it does not. */
function loweredBy({ addedPrice, activityPrice, price }: CollectedProduct): YuanText | undefined {
  if (addedPrice === null) return undefined;
  const less = yuanToFen(addedPrice) - yuanToFen(activityPrice ?? price);
  return less > 0 ? fenToYuan(fen(less)) : undefined;
}

/** One favourite. */
export function toWishlistGoods(card: CollectedProduct, routes: DataRoutes): SavedGoods {
  const less = card.status === 1 ? loweredBy(card) : undefined;
  return {
    ...toSavedGoods(card, routes),
    sinceText: card.createTime.slice(0, 10),
    ...(less ? { loweredBy: less } : {}),
  };
}

/** How much less or more a piece costs now than it did. */
function changeOf(then: YuanText, now: YuanText): Pick<SavedGoods, "loweredBy" | "raisedBy"> {
  const more = yuanToFen(now) - yuanToFen(then);
  if (more === 0) return {};
  return more > 0 ? { raisedBy: fenToYuan(fen(more)) } : { loweredBy: fenToYuan(fen(-more)) };
}

/** Goods that were bought before, which the same quantity of now can be bought of again. */
export function toBoughtGoods(goods: BoughtGoods, routes: DataRoutes): SavedGoods {
  const { prodId, skuId, status, inStock, countNow, price, priceNow } = goods;
  const state = status === 0 ? "offShelf" : inStock === 0 ? "soldOut" : undefined;
  return {
    id: String(skuId),
    name: goods.prodName,
    href: routes.product(prodId, skuId),
    picture: goods.pic,
    yuan: priceNow,
    ...(goods.skuName ? { skuText: goods.skuName } : {}),
    ...(goods.partyCode ? { code: goods.partyCode } : {}),
    ...(state ? { state } : {}),
    ...(countNow > 0 ? { cart: { prodId: String(prodId), skuId: String(skuId), count: countNow } } : {}),
    ...(state === "offShelf" ? {} : changeOf(price, priceNow)),
    bought: {
      times: goods.times,
      day: goods.boughtTime.slice(0, 10),
      quantityText: `${goods.prodCount}${goods.unit}`,
      nowText: `${countNow}${goods.unit}`,
      yuan: price,
      orderHref: routes.order(goods.orderNumber),
    },
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
