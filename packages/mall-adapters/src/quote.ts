/** Quotes as their pages show them. */
import type { PiecePrices, Quote, QuoteGoods, QuoteHead } from "@tradehall/api-client/models/quote";
import type { QuoteFormLineView } from "@tradehall/mall-components/quote/QuoteForm";
import type { QuoteCardView } from "@tradehall/mall-components/quote/QuoteList";
import type { QuoteLineView, QuoteRoundView, QuoteView } from "@tradehall/mall-components/quote/QuoteSheet";
import { fen, fenToYuan, times, yuanToFen } from "@tradehall/mall-rules/money";
import { chinaTime, dayMs } from "@tradehall/mall-rules/time/china-time";
import type { DataRoutes } from "./data-routes.ts";

const minuteOf = (time: string): string => time.slice(0, 16);

const validOf = (validUntil: number | null, now: number) =>
  validUntil === null
    ? {}
    : {
        validText: minuteOf(chinaTime(validUntil)),
        daysLeft: validUntil - now < dayMs ? 0 : Math.round((validUntil - now) / dayMs),
      };

/** `hrefFor` spells the address of a quote. */
export const toQuoteCard = (
  head: QuoteHead,
  now: number,
  hrefFor: (quoteNo: string) => string,
): QuoteCardView => ({
  ...{ quoteNo: head.quoteNo, href: hrefFor(head.quoteNo), shopName: head.shopName, state: head.state },
  ...{ askedBy: head.askedBy, changedText: minuteOf(head.updateTime), lineCount: head.lineCount },
  ...{ goods: head.prodNames, pictures: head.pics },
  ...(head.amount === null ? {} : { amount: head.amount }),
  ...validOf(head.validUntil, now),
});

const goodsOf = (goods: QuoteGoods, routes: DataRoutes) => ({
  title: goods.prodName,
  href: routes.product(goods.prodId, goods.skuId),
  picture: goods.pic,
  ...(goods.skuName ? { skuText: goods.skuName } : {}),
  ...(goods.partyCode ? { code: goods.partyCode } : {}),
});

/** What the buyer asked for last, and what the shop has answered to it. */
const lastRounds = ({ rounds, state }: Quote) => ({
  wishes: rounds.findLast(({ by }) => by === "buyer")?.lines ?? [],
  offers: state === "asked" ? undefined : rounds.findLast(({ by }) => by === "shop")?.lines,
});

function toLines(quote: Quote, routes: DataRoutes): QuoteLineView[] {
  const { wishes, offers } = lastRounds(quote);
  return wishes.flatMap((wish): QuoteLineView[] => {
    const goods = quote.goods.find(({ skuId }) => skuId === wish.skuId);
    const offer = offers?.find(({ skuId }) => skuId === wish.skuId);
    if (!goods) return [];
    const { price } = offer ?? { price: null };
    const quantity = offer?.prodCount ?? wish.prodCount;
    const deliverBy = (price === null ? wish : offer)?.deliverBy ?? null;
    return [
      {
        ...{ id: String(wish.skuId), goods: goodsOf(goods, routes), unit: goods.unit },
        ...{ today: goods.priceToday, quantity },
        ...(wish.price === null ? {} : { wished: wish.price }),
        ...(offers && price === null ? { isNotOffered: true } : {}),
        ...(deliverBy === null ? {} : { deliverBy }),
        ...(price === null
          ? {}
          : { offered: price, minimum: offer?.minCount ?? 0, subtotal: times(price, quantity) }),
        ...(price === null || wish.price === null
          ? {}
          : { difference: fenToYuan(fen(yuanToFen(price) - yuanToFen(wish.price))) }),
      },
    ];
  });
}

const toRounds = ({ rounds }: Quote): QuoteRoundView[] =>
  rounds.toReversed().map(({ nth, by, time, note, amount, attachments }) => ({
    ...{ id: String(nth), by, time: minuteOf(time), note },
    pictures: attachments.split(",").filter(Boolean),
    ...(amount === null ? {} : { amount }),
  }));

export const toQuote = (quote: Quote, routes: DataRoutes): QuoteView => ({
  ...{ quoteNo: quote.quoteNo, shopName: quote.shopName, shopHref: routes.shop(quote.shopId) },
  ...{ state: quote.state, askedBy: quote.askedBy, createdText: minuteOf(quote.createTime) },
  ...{ lines: toLines(quote, routes), rounds: toRounds(quote), actions: quote.allowedActions },
  ...(quote.amount === null ? {} : { amount: quote.amount }),
  ...validOf(quote.validUntil, quote.now),
  ...(quote.orderNumber ? { orderHref: routes.order(quote.orderNumber) } : {}),
});

const toPriced = ({ price, tierPrices, memberPrice, offers }: PiecePrices): QuoteFormLineView["priced"] => ({
  priceFen: yuanToFen(price),
  tiers: tierPrices.map((tier) => ({ from: tier.from, priceFen: yuanToFen(tier.price) })),
  memberFen: memberPrice === null ? null : yuanToFen(memberPrice),
  offers: offers.map((offer) => ({ max: offer.max, priceFen: yuanToFen(offer.price) })),
});

/** A line of the form that asks for prices. */
export const toAskLine = (goods: QuoteGoods, quantity: number, routes: DataRoutes): QuoteFormLineView => ({
  ...{ id: String(goods.skuId), goods: goodsOf(goods, routes), shopName: goods.shopName },
  ...{ unit: goods.unit, priced: toPriced(goods.prices), quantity },
});

/** The lines of a counter-offer: in the quantities that stand, with what the shop offers. */
export function toCounterLines(quote: Quote, routes: DataRoutes): QuoteFormLineView[] {
  const { wishes, offers } = lastRounds(quote);
  return wishes.flatMap((wish) => {
    const goods = quote.goods.find(({ skuId }) => skuId === wish.skuId);
    const offered = offers?.find(({ skuId }) => skuId === wish.skuId)?.price ?? null;
    if (!goods) return [];
    return [{ ...toAskLine(goods, wish.prodCount, routes), ...(offered === null ? {} : { offered }) }];
  });
}

/** What is in the form of a counter-offer at first: the buyer's last wishes. */
export const offerDefaults = (quote: Quote): Record<string, string> =>
  Object.fromEntries([
    ...lastRounds(quote).wishes.map(({ skuId, price }) => [`price-${skuId}`, price ?? ""]),
    ["deliverBy", lastRounds(quote).wishes[0]?.deliverBy ?? ""],
  ]);
