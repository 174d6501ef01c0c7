import type { HomeView } from "@tradehall/mall-adapters/home";
import { FloorNavigator } from "@tradehall/mall-components/home/FloorNavigator";
import { ProductFeed } from "@tradehall/mall-components/list/ProductFeed";
import { RecommendedRow } from "@tradehall/mall-components/list/RecommendedRow";
import { ShopRow } from "@tradehall/mall-components/shop/ShopRow";
import { homeWords } from "@tradehall/mall-rules/words/home";
import { Frame } from "@tradehall/ui/Frame";
import { Stack } from "@tradehall/ui/Stack";
import { useNavigate } from "react-router-dom";
import { hrefOf, listQuery } from "../../adapters/list-query.ts";
import { quickAdd } from "../../browser/actions/quick-add.tsx";
import { useQuickAdd } from "../../browser/actions/use-quick-add.ts";
import { useListState } from "../../browser/calls/use-list-state.ts";
import { useShell } from "../../browser/session/use-shell.ts";
import { useShopInEffect } from "../../browser/session/use-shop-in-effect.ts";
import { hrefTo } from "../../href-to.ts";
import { ActivityStrip } from "../../pages/home/ActivityStrip.tsx";
import { HomeTop } from "../../pages/home/HomeTop.tsx";
import { Floor } from "./Floor.tsx";
import type { Feed } from "./load-feed.ts";

/** Its page is the last portion that shows, with all before it. */
export const feedQuery = listQuery({ path: hrefTo("new-index") });

interface NewIndexPageProps {
  home: HomeView;
  /** The last portion of the feed that shows. */
  page: number;
  feed: Feed | undefined;
}

const feedId = "feed";

/** The same home arranged by floors: a wide banner and offers first, a banner and tabs on each floor, a feed at the end. */
export function NewIndexPage({ home, page, feed }: NewIndexPageProps) {
  const { locale } = useShell();
  const isSold = useShopInEffect().isShowPurchase === 1;
  const navigate = useNavigate();
  const feedState = useListState(feed);
  useQuickAdd();
  const next = hrefOf(feedQuery, { page: page + 1 });
  const more = feed?.hasMore && {
    moreHref: next,
    onMore: () => void navigate(next, { replace: true, preventScrollReset: true }),
  };
  const floors = home.floors.map(({ id, title }) => ({ id, label: title }));
  return (
    <Frame paddingY="m">
      <Stack space="xl">
        <HomeTop home={home} isWide />
        {home.flashSales.map((round) => (
          <ActivityStrip key={round.name} activity={round} now={home.now} />
        ))}
        <ActivityStrip activity={home.special} now={home.now} word="specialOffers" />
        <ActivityStrip activity={home.groupBuy} now={home.now} word="groupBuying" />
        <RecommendedRow
          title={homeWords.newProducts[locale]}
          products={home.newProducts}
          moreHref={hrefTo("list", { st: 4 })}
        />
        {home.floors.map((floor, index) => (
          <Floor key={floor.id} floor={floor} number={index + 1} isSold={isSold} />
        ))}
        <ShopRow shops={home.shops} />
        <ProductFeed
          id={feedId}
          products={feed?.products ?? []}
          total={feed?.total ?? 0}
          {...feedState}
          {...more}
        >
          {isSold ? quickAdd : undefined}
        </ProductFeed>
      </Stack>
      <FloorNavigator floors={[...floors, { id: feedId, label: homeWords.forYou[locale] }]} />
    </Frame>
  );
}
