/** Goods of the points mall as their cards and their page show them. */
import type { ExchangeGoods, ExchangeTerms } from "@tradehall/api-client/models/exchange";
import type { ExchangeGoodsView } from "@tradehall/mall-components/promotion/ExchangeList";
import { type ExchangeBlock, exchangeBlock } from "@tradehall/mall-rules/states/membership/exchange";
import type { Locale } from "@tradehall/mall-rules/words";
import {
  enoughText,
  exchangeBlockText,
  exchangeLimitText,
  missingText,
} from "@tradehall/mall-rules/words/exchange";
import type { DataRoutes } from "./data-routes.ts";

const states = {
  soldOut: "gone",
  exchangeGone: "gone",
  exchangeLimit: "limit",
  pointsShort: "short",
} as const satisfies Record<ExchangeBlock, ExchangeGoodsView["state"]>;

/** `owned` are the points of who looks at it. */
export function toExchangeGoods(
  goods: ExchangeGoods,
  owned: number,
  locale: Locale,
  routes: DataRoutes,
): ExchangeGoodsView {
  const { prodId, scorePrice: score, unit } = goods;
  const why = exchangeBlock({ ...goods, stock: goods.inStock, owned, score });
  const limit = exchangeLimitText(goods, unit, locale);
  return {
    id: String(prodId),
    name: goods.prodName,
    picture: goods.pic,
    href: routes.exchange?.(prodId) ?? routes.product(prodId),
    points: score,
    yuan: goods.price,
    worth: goods.oriPrice,
    redeemedCount: goods.soldNum,
    limit,
    state: why ? states[why] : "enough",
    stateText:
      why === "pointsShort"
        ? missingText(owned, score, locale)
        : why
          ? exchangeBlockText(why, locale)
          : enoughText(locale),
  };
}

/** What binds the buyer on a product's page. */
export const toExchangeTerms = (terms: ExchangeTerms, unit: string, locale: Locale) => ({
  owned: terms.score,
  perUser: terms.perUser,
  redeemed: terms.redeemed,
  left: terms.left,
  limit: exchangeLimitText(terms, unit, locale),
});
export type ExchangeTermsView = ReturnType<typeof toExchangeTerms>;
