import { ListTabs } from "@tradehall/mall-components/parts/ListTabs";
import { GroupBuyHead } from "@tradehall/mall-components/promotion/GroupBuyHead";
import {
  GroupBuyList,
  type GroupGoodsView,
  groupBuyTabs,
} from "@tradehall/mall-components/promotion/GroupBuyList";
import { keysOf } from "@tradehall/mall-rules/records";
import { pageNames } from "@tradehall/mall-rules/words";
import { hrefOf, type ListValues, listQuery } from "../../adapters/list-query.ts";
import { useListState } from "../../browser/calls/use-list-state.ts";
import { useShell } from "../../browser/session/use-shell.ts";
import { hrefTo } from "../../href-to.ts";
import { NamedPage } from "../../pages/NamedPage.tsx";
import { QueryPager } from "../../pages/QueryPager.tsx";

/** What the address of the group-buying zone says. */
export const groupBuyQuery = listQuery({
  path: hrefTo("group-buy"),
  choices: { tab: keysOf(groupBuyTabs.tabs) },
});

interface GroupBuyPageProps {
  query: ListValues<typeof groupBuyQuery>;
  loaded: { pageCount: number; goods: GroupGoodsView[] } | undefined;
}

export function GroupBuyPage({ query, loaded }: GroupBuyPageProps) {
  const { tab } = query;
  const list = useListState(loaded);
  const { locale } = useShell();
  const name = pageNames.groupBuy[locale];
  return (
    <NamedPage name={name}>
      <GroupBuyHead title={name} />
      <ListTabs of={groupBuyTabs} current={tab} hrefFor={(to) => hrefOf(groupBuyQuery, { tab: to })} />
      <GroupBuyList
        {...list}
        goods={loaded?.goods ?? []}
        of={tab}
        otherHref={hrefOf(groupBuyQuery, { tab: tab === "running" ? "coming" : "running" })}
      />
      <QueryPager of={groupBuyQuery} query={query} loaded={loaded} />
    </NamedPage>
  );
}
