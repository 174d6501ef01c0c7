import type { ProductCard as WireCard } from "@tradehall/api-client/models/product";
import type { ProductSummary } from "@tradehall/mall-components/catalog/ProductCard";
import { shopTypes } from "@tradehall/mall-rules/states/shop";
import { type Locale, prodTagWords } from "@tradehall/mall-rules/words";
import { hrefTo } from "../href-to.ts";
import { isPayable } from "./payable-activities.ts";

/** A search hit as a card shows it. */
function toProductSummary(card: WireCard, locale: Locale): ProductSummary {
  const tags = card.tags
    .filter((tag) => tag !== "selfOperated" && isPayable(tag))
    .map((tag) => prodTagWords[tag][locale]);
  const original = card.activityPrice ? card.price : card.oriPrice;
  return {
    id: String(card.prodId),
    href: hrefTo("detail", { prodId: card.prodId }),
    name: card.prodName,
    picture: card.pic,
    yuan: card.activityPrice ?? card.price,
    ...(original ? { originalYuan: original } : {}),
    isFromPrice: card.skuId === null,
    isSelfOperated: card.shopType === shopTypes.selfOperated,
    tags,
    soldCount: card.soldNum,
    reviewCount: card.commentNum,
    ...(card.commentNum > 0 ? { goodRate: Math.round(card.positiveRating) } : {}),
    shopName: card.shopName,
    stock: card.inStock ? Math.max(1, card.totalStocks) : 0,
    ...(card.minCount > 1 ? { minOrder: card.minCount } : {}),
    unit: card.unit,
  };
}

export const toProductSummaries = (cards: readonly WireCard[], locale: Locale): ProductSummary[] =>
  cards.map((card) => toProductSummary(card, locale));
