import { ListTabs } from "@tradehall/mall-components/parts/ListTabs";
import { QuoteList, quoteTabs } from "@tradehall/mall-components/quote/QuoteList";
import { listHref } from "../../adapters/list-address.ts";
import { hrefOf } from "../../adapters/list-query.ts";
import { useListState } from "../../browser/calls/use-list-state.ts";
import { UserCenterFrame } from "../../layouts/UserCenterFrame.tsx";
import { QueryPager } from "../../pages/QueryPager.tsx";
import type { LoadedForm, LoadedQuote, LoadedQuotes } from "./load-quotes.ts";
import { QuoteAsk } from "./QuoteAsk.tsx";
import { QuoteOne } from "./QuoteOne.tsx";
import { type QuoteQuery, quoteQuery } from "./quote-query.ts";
import type { QuotesAnswer } from "./quotes-action.ts";

interface QuotesPageProps {
  query: QuoteQuery;
  loaded: LoadedForm | LoadedQuote | LoadedQuotes | undefined;
  answer: QuotesAnswer | undefined;
}

/** Quotes: `?view=quotes`, one by `&quoteNo=`, the form that asks by `&ask=`. */
export function QuotesPage({ query, loaded, answer }: QuotesPageProps) {
  const list = useListState(loaded);
  const { state } = query;
  if (loaded?.part === "form")
    return (
      <UserCenterFrame>
        <QuoteAsk answer={answer} loaded={loaded} />
      </UserCenterFrame>
    );
  if (loaded?.part === "quote")
    return (
      <UserCenterFrame>
        <QuoteOne answer={answer} loaded={loaded} />
      </UserCenterFrame>
    );
  return (
    <UserCenterFrame>
      <ListTabs
        of={quoteTabs}
        current={state}
        hrefFor={(to) => hrefOf(quoteQuery, { view: "quotes", state: to })}
      />
      <QuoteList {...list} goodsHref={listHref({})} quotes={loaded?.quotes ?? []} />
      <QueryPager of={quoteQuery} query={query} loaded={loaded} />
    </UserCenterFrame>
  );
}
