import { quoteTabs } from "@tradehall/mall-components/quote/QuoteList";
import { quoteLimits } from "@tradehall/mall-rules/limits";
import { keysOf } from "@tradehall/mall-rules/records";
import { type ListValues, listQuery } from "../../adapters/list-query.ts";
import { hrefTo } from "../../href-to.ts";

/** What the address of quotes says: `?view=quotes`. */
export const quoteQuery = listQuery({
  path: hrefTo("uc-order"),
  choices: { view: ["orders", "quotes"], state: keysOf(quoteTabs.tabs) },
  texts: { quoteNo: 40, ask: quoteLimits.lines * 20 },
});
export type QuoteQuery = ListValues<typeof quoteQuery>;

export const isOfQuotes = (request: Request): boolean =>
  new URL(request.url).searchParams.get("view") === "quotes";
