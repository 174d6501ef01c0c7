import { ListTabs } from "@tradehall/mall-components/parts/ListTabs";
import {
  type BoughtTab,
  boughtTabs,
  SavedGoodsList,
  type SavedGroup,
} from "@tradehall/mall-components/saved/SavedGoodsList";
import { SavedGoodsSearch } from "@tradehall/mall-components/saved/SavedGoodsSearch";
import { textLimits } from "@tradehall/mall-rules/limits";
import { Surface } from "@tradehall/ui/Surface";
import { useNavigate } from "react-router-dom";
import { hrefOf, type ListValues, listQuery } from "../../adapters/list-query.ts";
import { useListState } from "../../browser/calls/use-list-state.ts";
import { hrefTo } from "../../href-to.ts";
import { UserCenterFrame } from "../../layouts/UserCenterFrame.tsx";
import { QueryPager } from "../../pages/QueryPager.tsx";
import { useGoodsToCart } from "../../pages/saved-goods/use-saved-goods.ts";

/** What the address of the goods bought before says. */
export const boughtQuery = listQuery({
  path: hrefTo("uc-history"),
  choices: { tab: ["bought", "quick"], sort: ["latest", "often"] },
  texts: { keyword: textLimits.keyword, list: 15 },
});
type BoughtQuery = ListValues<typeof boughtQuery>;

/** Address of a tab; a search stays where goods bought before are listed in another order. */
export const hrefOfTab = (tab: BoughtTab, keyword = ""): string =>
  hrefOf(boughtQuery, tab === "quick" ? { tab } : { keyword, sort: tab });

interface BoughtPageProps {
  query: BoughtQuery;
  loaded: { pageCount: number; groups: SavedGroup[] } | undefined;
}

const none: SavedGroup[] = [];

export function BoughtPage({ query, loaded }: BoughtPageProps) {
  const { keyword, sort } = query;
  const list = useListState(loaded);
  const navigate = useNavigate();
  const groups = loaded?.groups ?? none;
  const cart = useGoodsToCart(groups);
  return (
    <UserCenterFrame>
      <Surface padding="none">
        <ListTabs of={boughtTabs} current={sort} hrefFor={(to) => hrefOfTab(to, keyword)} />
        <SavedGoodsSearch
          keyword={keyword}
          kept={{ sort }}
          kind="bought"
          onSearch={(to) => void navigate(hrefOf(boughtQuery, { keyword: to, sort }))}
        />
        <SavedGoodsList
          {...list}
          {...cart}
          clearHref={keyword ? hrefOf(boughtQuery, { sort }) : undefined}
          groups={groups}
          kind="bought"
        />
      </Surface>
      <QueryPager of={boughtQuery} query={query} loaded={loaded} />
    </UserCenterFrame>
  );
}
