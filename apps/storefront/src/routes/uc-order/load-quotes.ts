/** What the pages of quotes show: all, one, or the form that asks. Server only. */
import { getQuote } from "@tradehall/api-client/endpoints/quote/get-quote";
import { listQuoteGoods } from "@tradehall/api-client/endpoints/quote/list-quote-goods";
import { listQuotes } from "@tradehall/api-client/endpoints/quote/list-quotes";
import {
  offerDefaults,
  toAskLine,
  toCounterLines,
  toQuote,
  toQuoteCard,
} from "@tradehall/mall-adapters/quote";
import { pageSizes } from "@tradehall/mall-rules/limits";
import { dataRoutes } from "../../adapters/data-routes.ts";
import { readListQuery } from "../../adapters/list-query.ts";
import { askedGoods, askHref, quoteHref } from "../../adapters/quote-pages.ts";
import { loadList } from "../../server/load-list.ts";
import { load, type Mall } from "../../server/mall.ts";
import { type QuoteQuery, quoteQuery } from "./quote-query.ts";

const nothingTyped: Record<string, string> = {};
const noneLeftOut: string[] = [];

async function loadForm(mall: Mall, { ask }: QuoteQuery) {
  const wanted = askedGoods(ask);
  const skuIds = wanted.map(({ skuId }) => skuId).join() || "0";
  const amounts = wanted.map(({ count }) => count).join() || "1";
  const { goods, now } = await mall(listQuoteGoods, { query: { skuIds, counts: amounts } });
  const counts = new Map(wanted.map(({ skuId, count }) => [skuId, count]));
  return {
    part: "form" as const,
    lines: goods
      .filter(({ canAsk }) => canAsk === 1)
      .map((one) => ({
        ...toAskLine(one, counts.get(one.skuId) ?? 1, dataRoutes),
        removeHref: askHref(wanted.filter(({ skuId }) => skuId !== one.skuId)) ?? "",
      })),
    leftOut: goods.filter(({ canAsk }) => canAsk === 0).map(({ prodName }) => prodName),
    now,
    asksLeft: undefined,
    values: nothingTyped,
  };
}

async function loadOne(mall: Mall, { quoteNo, ask }: QuoteQuery) {
  const quote = await mall(getQuote, { query: { quoteNo } });
  if (ask && quote.allowedActions.includes("counter"))
    return {
      part: "form" as const,
      ...{ lines: toCounterLines(quote, dataRoutes), leftOut: noneLeftOut, now: quote.now },
      ...{ asksLeft: quote.asksLeft, values: offerDefaults(quote) },
    };
  const view = toQuote(quote, dataRoutes);
  const goods = view.lines.map(({ id, quantity }) => ({ skuId: id, count: quantity }));
  return { part: "quote" as const, quote: view, renewHref: askHref(goods) ?? "" };
}

async function loadAll(mall: Mall, { state, page }: QuoteQuery) {
  const paging = { current: page, size: pageSizes.default };
  const found = await mall(listQuotes, { query: { ...paging, ...(state === "all" ? {} : { state }) } });
  return {
    part: "all" as const,
    pageCount: found.pages,
    quotes: found.records.map((head) => toQuoteCard(head, found.now, quoteHref)),
  };
}

export function loadQuotes(mall: Mall, url: string) {
  const query = readListQuery(quoteQuery, url);
  // A quote that does not exist is a page that does not.
  if (query.quoteNo) return load(async () => ({ query, loaded: await loadOne(mall, query) }));
  return loadList(query, async () => (query.ask ? loadForm(mall, query) : loadAll(mall, query)));
}

export type LoadedForm = Extract<
  Awaited<ReturnType<typeof loadForm>> | Awaited<ReturnType<typeof loadOne>>,
  { part: "form" }
>;
export type LoadedQuotes = Awaited<ReturnType<typeof loadAll>>;
export type LoadedQuote = Extract<Awaited<ReturnType<typeof loadOne>>, { part: "quote" }>;
