import { ExchangeFilters } from "@tradehall/mall-components/promotion/ExchangeFilters";
import { ExchangeHead } from "@tradehall/mall-components/promotion/ExchangeHead";
import { type ExchangeGoodsView, ExchangeList } from "@tradehall/mall-components/promotion/ExchangeList";
import { exchangeKinds, exchangeSorts } from "@tradehall/mall-rules/states/membership/exchange";
import { pageNames } from "@tradehall/mall-rules/words";
import { walletWords } from "@tradehall/mall-rules/words/ledger";
import { hrefOf, type ListValues, listQuery } from "../../adapters/list-query.ts";
import { useListState } from "../../browser/calls/use-list-state.ts";
import { useShell } from "../../browser/session/use-shell.ts";
import { hrefTo } from "../../href-to.ts";
import { NamedPage } from "../../pages/NamedPage.tsx";
import { QueryPager } from "../../pages/QueryPager.tsx";

/** What the address of the points mall says. */
export const exchangeQuery = listQuery({
  path: hrefTo("integral-mall"),
  choices: { kind: exchangeKinds, sort: exchangeSorts },
  texts: { cid: 15 },
});

interface IntegralMallPageProps {
  query: ListValues<typeof exchangeQuery>;
  loaded:
    | {
        score: number;
        note: string | undefined;
        total: number;
        pageCount: number;
        categories: { id: string; name: string }[];
        goods: ExchangeGoodsView[];
      }
    | undefined;
}

export function IntegralMallPage({ query, loaded }: IntegralMallPageProps) {
  const { page, ...chosen } = query;
  const list = useListState(loaded);
  const { locale } = useShell();
  const name = pageNames.pointsMall[locale];
  return (
    <NamedPage name={name}>
      <ExchangeHead
        title={name}
        score={loaded?.score}
        note={loaded?.note}
        ledger={{ href: hrefTo("uc-integral"), label: walletWords.pointLedger[locale] }}
      />
      <ExchangeFilters
        {...chosen}
        categories={loaded?.categories ?? []}
        totalCount={loaded?.total}
        hrefFor={(changed) => hrefOf(exchangeQuery, { ...chosen, ...changed })}
      />
      <ExchangeList {...list} goods={loaded?.goods ?? []} allHref={hrefTo("integral-mall")} />
      <QueryPager of={exchangeQuery} query={query} loaded={loaded} />
    </NamedPage>
  );
}
