/** Quotes as answers say them. */
import type { Quote, QuoteGoods, QuoteHead, QuoteRound } from "@tradehall/api-client/models/quote";
import { toFlag } from "@tradehall/api-client/models/wire";
import { quoteLimits } from "@tradehall/mall-rules/limits";
import { type Fen, fenToYuan, type YuanText } from "@tradehall/mall-rules/money";
import type { PricedGoods } from "@tradehall/mall-rules/pricing";
import { type QuoteParty, quoteActsOf, quoteStateAt } from "@tradehall/mall-rules/states/purchase/quote";
import { chinaTime } from "@tradehall/mall-rules/time/china-time";
import { asc, inArray } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { orders, users } from "#server/db/schema/index.ts";
import { type PricesToday, pricesToday } from "#server/modules/pricing/prices-today.ts";
import { goodsRefusal, isCartKind } from "#server/modules/product/goods/goods-checks.ts";
import { type GoodsRow, loadGoods, pictureOf, skuNameOf } from "#server/modules/product/goods/goods-rows.ts";
import { toTierPrices } from "#server/modules/product/goods/sku-list.ts";
import type { Offer } from "#server/modules/promotion/offer/offers.ts";
import type { QuoteRow } from "./own-quotes.ts";
import { amountOf, lastOf, type Round, roundsOf } from "./rounds.ts";

/** Goods whose names and pictures stand on a card. */
const shownGoods = 4;

const yuanOr = (amount: Fen | undefined | null): YuanText | null =>
  amount === undefined || amount === null ? null : fenToYuan(amount);

/** Sold out goods can be asked for: the shop says when they come. */
export const isAskable = (goods: GoodsRow): boolean => {
  const why = goodsRefusal(goods);
  return isCartKind(goods) && (why === undefined || why === "soldOut");
};

const toPrices = ({ priceFen, tiers, memberFen, offers }: PricedGoods<Offer>): QuoteGoods["prices"] => ({
  ...{ price: fenToYuan(priceFen), tierPrices: toTierPrices(tiers), memberPrice: yuanOr(memberFen) },
  offers: offers.map((one) => ({ price: fenToYuan(one.priceFen), max: one.max })),
});

export const toQuoteGoods = (goods: GoodsRow, today: PricesToday, quantity = 1): QuoteGoods => ({
  ...{ prodId: goods.prodId, skuId: goods.skuId, prodName: goods.prodName, skuName: skuNameOf(goods) },
  ...{ partyCode: goods.partyCode, pic: pictureOf(goods), unit: goods.unit },
  ...{ shopId: goods.shopId, shopName: goods.shopName, minCount: goods.minCount },
  priceToday: fenToYuan(today.fenOf(goods, quantity)),
  prices: toPrices(today.pricedOf(goods)),
  canAsk: toFlag(isAskable(goods)),
});

interface Parts {
  rounds: Map<string, Round[]>;
  goods: Map<number, GoodsRow>;
  names: Map<number, string>;
  ordered: Map<string | null, string>;
}

async function partsOf(db: Database, rows: readonly QuoteRow[]): Promise<Parts> {
  const quoteNos = rows.map(({ quoteNo }) => quoteNo);
  const rounds = await roundsOf(db, quoteNos);
  const skuIds = [...rounds.values()].flatMap(([first]) => first?.lines.map(({ skuId }) => skuId) ?? []);
  const userIds = rows.map(({ userId }) => userId);
  const askers = await db
    .select({ id: users.id, name: users.nickName })
    .from(users)
    .where(inArray(users.id, userIds));
  const placed = await db
    .select({ quoteNo: orders.quoteNo, orderNumber: orders.orderNumber })
    .from(orders)
    .where(inArray(orders.quoteNo, quoteNos))
    .orderBy(asc(orders.createdAt));
  return {
    rounds,
    goods: new Map((await loadGoods(db, skuIds)).map((one) => [one.skuId, one])),
    names: new Map(askers.map(({ id, name }) => [id, name])),
    ordered: new Map(placed.map(({ quoteNo, orderNumber }) => [quoteNo, orderNumber])),
  };
}

function toHead(row: QuoteRow, parts: Parts, party: QuoteParty, now: Date): QuoteHead {
  const rounds = parts.rounds.get(row.quoteNo) ?? [];
  const lines = lastOf(rounds, "buyer")?.lines ?? [];
  const state = quoteStateAt(row, now);
  const offered = state === "asked" ? undefined : lastOf(rounds, "shop");
  const shown = lines.slice(0, shownGoods).flatMap(({ skuId }) => parts.goods.get(skuId) ?? []);
  return {
    ...{ quoteNo: row.quoteNo, shopId: row.shopId, shopName: row.shopName, state },
    askedBy: parts.names.get(row.userId) ?? "",
    ...{ createTime: chinaTime(row.createdAt), updateTime: chinaTime(row.updatedAt) },
    validUntil: state === "asked" ? null : (row.validUntil?.getTime() ?? null),
    lineCount: lines.length,
    prodNames: shown.map(({ prodName }) => prodName),
    pics: shown.map(pictureOf),
    amount: yuanOr(offered && amountOf(offered.lines)),
    orderNumber: state === "accepted" ? (parts.ordered.get(row.quoteNo) ?? "") : "",
    allowedActions: quoteActsOf({ state, asks: row.asks }, party),
  };
}

export async function quoteHeads(db: Database, rows: readonly QuoteRow[], now: Date): Promise<QuoteHead[]> {
  if (rows.length === 0) return [];
  const parts = await partsOf(db, rows);
  return rows.map((row) => toHead(row, parts, "buyer", now));
}

const toRound = ({ nth, party, note, attachments, createdAt, lines }: Round, sign: Sign): QuoteRound => ({
  ...{ nth, by: party, time: chinaTime(createdAt), note, attachments: attachments.map(sign).join(",") },
  amount: yuanOr(amountOf(lines)),
  lines: lines.map(({ skuId, quantity, priceFen, deliverBy, minimum }) => ({
    ...{ skuId, prodCount: quantity, price: yuanOr(priceFen), deliverBy, minCount: minimum },
  })),
});

type Sign = (path: string) => string;

/** Quotes whole, as one of the sides reads them; `sign` makes the reader's addresses of the pictures. */
export async function wholeQuotes(
  db: Database,
  rows: readonly QuoteRow[],
  { party, sign, now }: { party: QuoteParty; sign: Sign; now: Date },
): Promise<Quote[]> {
  if (rows.length === 0) return [];
  const parts = await partsOf(db, rows);
  return Promise.all(
    rows.map(async (row) => {
      const rounds = parts.rounds.get(row.quoteNo) ?? [];
      const counts = new Map(rounds.flatMap(({ lines }) => lines.map((one) => [one.skuId, one.quantity])));
      const today = await pricesToday(db, [...counts.keys()], row.userId, now);
      return {
        ...toHead(row, parts, party, now),
        goods: [...counts].flatMap(([skuId, quantity]) => {
          const goods = today.goods.get(skuId);
          return goods ? [toQuoteGoods(goods, today, quantity)] : [];
        }),
        rounds: rounds.map((round) => toRound(round, sign)),
        asksLeft: Math.max(0, quoteLimits.rounds - row.asks),
        now: now.getTime(),
      };
    }),
  );
}
