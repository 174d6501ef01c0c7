import { ListBreadcrumbs } from "@tradehall/mall-components/list/ListBreadcrumbs";
import { ListPager } from "@tradehall/mall-components/parts/ListPager";
import { GroupBuyHead } from "@tradehall/mall-components/promotion/GroupBuyHead";
import { GroupBuyList, type GroupGoodsView } from "@tradehall/mall-components/promotion/GroupBuyList";
import { GroupBuyTabs, groupBuyTabs } from "@tradehall/mall-components/promotion/GroupBuyTabs";
import { pageNames } from "@tradehall/mall-rules/words";
import { Frame } from "@tradehall/ui/Frame";
import { Stack } from "@tradehall/ui/Stack";
import { hrefOf, type ListValues, listQuery } from "../../adapters/list-query.ts";
import { useListState } from "../../browser/calls/use-list-state.ts";
import { useShell } from "../../browser/session/use-shell.ts";
import { hrefTo } from "../../href-to.ts";

/** What the address of the group-buying zone says. */
export const groupBuyQuery = listQuery({ path: hrefTo("group-buy"), choices: { tab: groupBuyTabs } });

interface GroupBuyPageProps {
  query: ListValues<typeof groupBuyQuery>;
  loaded: { pageCount: number; goods: GroupGoodsView[] } | undefined;
}

export function GroupBuyPage({ query, loaded }: GroupBuyPageProps) {
  const { tab, page } = query;
  const list = useListState(loaded);
  const { locale } = useShell();
  const name = pageNames.groupBuy[locale];
  return (
    <Frame paddingY="m">
      <Stack space="m">
        <ListBreadcrumbs steps={[{ label: pageNames.home[locale], href: hrefTo("home") }]} current={name} />
        <GroupBuyHead title={name} />
        <GroupBuyTabs current={tab} hrefFor={(to) => hrefOf(groupBuyQuery, { tab: to })} />
        <GroupBuyList
          {...list}
          goods={loaded?.goods ?? []}
          of={tab}
          otherHref={hrefOf(groupBuyQuery, { tab: tab === "running" ? "coming" : "running" })}
        />
        <ListPager
          page={page}
          pageCount={loaded?.pageCount ?? 0}
          hrefForPage={(to) => hrefOf(groupBuyQuery, { tab, page: to })}
        />
      </Stack>
    </Frame>
  );
}
