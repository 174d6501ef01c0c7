import { type FlashSaleGoods, FlashSaleList } from "@tradehall/mall-components/promotion/FlashSaleList";
import { type FlashSaleRound, FlashSaleRounds } from "@tradehall/mall-components/promotion/FlashSaleRounds";
import { pageNames } from "@tradehall/mall-rules/words";
import { Notice } from "@tradehall/ui/Notice";
import { type ListValues, listQuery } from "../../adapters/list-query.ts";
import { useRemind } from "../../browser/actions/use-remind.ts";
import { useListState } from "../../browser/calls/use-list-state.ts";
import { useRefresh } from "../../browser/calls/use-polling.ts";
import { useShell } from "../../browser/session/use-shell.ts";
import { hrefTo } from "../../href-to.ts";
import { NamedPage } from "../../pages/NamedPage.tsx";
import { QueryPager } from "../../pages/QueryPager.tsx";
import type { Attempt } from "../../server/attempt.ts";

/** What the address of the flash sale says: a round by its id, the one in effect where it names none. */
export const flashSaleQuery = listQuery({ path: hrefTo("flash-sale"), texts: { round: 15 } });

interface FlashSalePageProps {
  query: ListValues<typeof flashSaleQuery>;
  loaded:
    | { now: number; round: string; rounds: FlashSaleRound[]; goods: FlashSaleGoods[]; pageCount: number }
    | undefined;
  /** Of a page without script. */
  answer: Attempt<unknown> | undefined;
}

export function FlashSalePage({ query, loaded, answer }: FlashSalePageProps) {
  const list = useListState(loaded);
  const { locale } = useShell();
  const name = pageNames.flashSale[locale];
  const refresh = useRefresh();
  const { remind, pendingId } = useRemind();
  return (
    <NamedPage name={name}>
      {answer?.ok === false && <Notice tone="danger">{answer.error.message}</Notice>}
      <FlashSaleRounds
        title={name}
        rounds={loaded?.rounds ?? []}
        current={loaded?.round ?? ""}
        now={loaded?.now ?? 0}
        onEdge={refresh}
      />
      <FlashSaleList
        {...list}
        goods={loaded?.goods ?? []}
        noneOf={loaded && loaded.rounds.length === 0 ? "sale" : "round"}
        elsewhereHref={hrefTo("list")}
        onRemind={remind}
        {...(pendingId ? { pendingId } : {})}
      />
      <QueryPager of={flashSaleQuery} query={query} loaded={loaded} />
    </NamedPage>
  );
}
