/** Where quotes are: a view of the orders. */
import { quoteLimits } from "@tradehall/mall-rules/limits";
import { hrefTo } from "../href-to.ts";

const view = "quotes";

export const quotesHref = hrefTo("uc-order", { view });

export const quoteHref = (quoteNo: string): string => hrefTo("uc-order", { view, quoteNo });

/** The form of a counter-offer. */
export const counterHref = (quoteNo: string): string => hrefTo("uc-order", { view, quoteNo, ask: "again" });

interface AskedGoods {
  skuId: string | number;
  count: number;
}

/** The form that asks for prices of goods, as many as one quote takes; undefined for none. */
export const askHref = (goods: readonly AskedGoods[]): string | undefined =>
  goods.length === 0
    ? undefined
    : hrefTo("uc-order", {
        view,
        ask: goods
          .slice(0, quoteLimits.lines)
          .map(({ skuId, count }) => `${skuId}x${count}`)
          .join(),
      });

/** The goods that an address asks for; what it spells wrongly is left out. */
export const askedGoods = (ask: string): { skuId: number; count: number }[] =>
  ask
    .split(",")
    .flatMap((part) => {
      const [, skuId, count] = /^(\d{1,10})x(\d{1,5})$/.exec(part) ?? [];
      return skuId ? [{ skuId: Number(skuId), count: Math.max(1, Number(count)) }] : [];
    })
    .slice(0, quoteLimits.lines);
