import { ListPager } from "@tradehall/mall-components/parts/ListPager";
import { QuoteList } from "@tradehall/mall-components/quote/QuoteList";
import { QuoteTabs } from "@tradehall/mall-components/quote/QuoteTabs";
import { Stack } from "@tradehall/ui/Stack";
import { listHref } from "../../adapters/list-address.ts";
import { hrefOf } from "../../adapters/list-query.ts";
import { useListState } from "../../browser/calls/use-list-state.ts";
import { UserCenterFrame } from "../../layouts/UserCenterFrame.tsx";
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
  const { state, page } = query;
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
      <Stack space="m">
        <QuoteTabs current={state} hrefFor={(to) => hrefOf(quoteQuery, { view: "quotes", state: to })} />
        <QuoteList {...list} goodsHref={listHref({})} quotes={loaded?.quotes ?? []} />
        <ListPager
          hrefForPage={(to) => hrefOf(quoteQuery, { view: "quotes", state, page: to })}
          page={page}
          pageCount={loaded?.pageCount ?? 0}
        />
      </Stack>
    </UserCenterFrame>
  );
}
