import type { ProductCard as WireCard } from "@tradehall/api-client/models/product";
import type { MatchedSku, SearchHit } from "@tradehall/api-client/models/search";
import type { ProductSummary } from "@tradehall/mall-components/product/ProductCard";
import { lookup } from "@tradehall/mall-rules/lookup";
import { molds, prodTypes } from "@tradehall/mall-rules/states/order/delivery";
import { packPriceText } from "@tradehall/mall-rules/states/product/pack";
import { shopTypes } from "@tradehall/mall-rules/states/shop/shop";
import { arrivalText, type Locale, prodTagWords } from "@tradehall/mall-rules/words";
import type { DataRoutes } from "./data-routes.ts";

/** A search says which SKU of a hit was meant; other lists do not. */
type Card = WireCard & { match?: MatchedSku | null; arrival?: SearchHit["arrival"] };

/** What a card's price is: of the SKU that was looked for, or of the product where the list goes by price. */
export interface CardOptions {
  isByPrice?: boolean;
}

/** The SKU that a card can put into the cart: the only one, or the one looked for, of goods that carts take (family §8). */
export function quickAddOf(card: Card): Pick<ProductSummary, "quickAdd"> {
  const skuId = card.match?.skuId ?? card.skuId;
  const isCartKind =
    card.mold === molds.physical && card.preSellStatus === 0 && card.prodType === prodTypes.normal;
  if (skuId === null || !isCartKind) return {};
  return { quickAdd: { skuId: String(skuId), shopId: String(card.shopId), step: card.stepCount } };
}

/** A product as a card shows it: the SKU that was looked for, where there is one. */
function toProductSummary(
  card: Card,
  locale: Locale,
  routes: DataRoutes,
  { isByPrice }: CardOptions,
): ProductSummary {
  const { match } = card;
  const priced = isByPrice ? null : match;
  const tags = card.tags
    .filter((tag) => tag !== "selfOperated" && (routes.sells?.(tag) ?? true))
    .flatMap((tag) => lookup(prodTagWords, tag, undefined)?.[locale] ?? []);
  const { price, oriPrice, activityPrice, memberPrice } = priced ?? card;
  const original = activityPrice ? price : oriPrice;
  const pack = (match ?? card).pack;
  const yuan = activityPrice ?? price;
  return {
    id: String(card.prodId),
    href: routes.product(card.prodId, match?.skuId),
    name: card.prodName,
    ...(match?.skuName ? { spec: match.skuName } : {}),
    picture: match?.pic || card.pic,
    yuan,
    ...(original ? { originalYuan: original } : {}),
    ...(card.scorePrice > 0 ? { points: card.scorePrice } : {}),
    ...(memberPrice ? { memberYuan: memberPrice } : {}),
    isFromPrice: card.skuId === null && !priced,
    isSelfOperated: card.shopType === shopTypes.selfOperated,
    tags,
    soldCount: card.soldNum,
    reviewCount: card.commentNum,
    ...(card.commentNum > 0 ? { goodRate: Math.round(card.positiveRating) } : {}),
    shopName: card.shopName,
    ...(card.arrival ? { arrival: arrivalText(card.arrival, locale) } : {}),
    stock: (match ?? card).inStock ? Math.max(1, card.totalStocks) : 0,
    ...(card.minCount > 1 ? { minOrder: card.minCount } : {}),
    unit: card.unit,
    ...(pack ? { pack: packPriceText(yuan, pack) } : {}),
    ...quickAddOf(card),
  };
}

/** Under a shop's own head its name on each card says nothing. */
export const withoutShop = ({ shopName: _, ...product }: ProductSummary): ProductSummary => product;

export const toProductSummaries = (
  cards: readonly Card[],
  locale: Locale,
  routes: DataRoutes,
  options: CardOptions = {},
): ProductSummary[] => cards.map((card) => toProductSummary(card, locale, routes, options));
