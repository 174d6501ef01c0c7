import type { HomeView } from "@tradehall/mall-adapters/home";
import { FloorNavigator } from "@tradehall/mall-components/home/FloorNavigator";
import { HomeFloor } from "@tradehall/mall-components/home/HomeFloor";
import { RecommendedRow } from "@tradehall/mall-components/list/RecommendedRow";
import { ShopRow } from "@tradehall/mall-components/shop/ShopRow";
import { homeWords } from "@tradehall/mall-rules/words/home";
import { Frame } from "@tradehall/ui/Frame";
import { Stack } from "@tradehall/ui/Stack";
import { quickAdd } from "../../browser/actions/quick-add.tsx";
import { useQuickAdd } from "../../browser/actions/use-quick-add.ts";
import { useShell } from "../../browser/session/use-shell.ts";
import { useShopInEffect } from "../../browser/session/use-shop-in-effect.ts";
import { hrefTo } from "../../href-to.ts";
import { ActivityStrip } from "../../pages/home/ActivityStrip.tsx";
import { HomeTop } from "../../pages/home/HomeTop.tsx";

export function HomePage({ home }: { home: HomeView }) {
  const { locale } = useShell();
  const { isShowPurchase } = useShopInEffect();
  useQuickAdd();
  return (
    <Frame paddingY="m">
      <Stack space="xl">
        <HomeTop home={home} />
        <ActivityStrip activity={home.flashSales[0]} now={home.now} />
        <RecommendedRow
          title={homeWords.newProducts[locale]}
          products={home.newProducts}
          moreHref={hrefTo("list", { st: 4 })}
        />
        <ActivityStrip activity={home.special} now={home.now} word="specialOffers" />
        <ActivityStrip activity={home.groupBuy} now={home.now} word="groupBuying" />
        {home.floors.map(({ picture: _, products, ...floor }, index) => (
          // Two whole rows: a banner takes one of five columns.
          <HomeFloor
            key={floor.id}
            {...floor}
            number={index + 1}
            products={floor.banner ? products.slice(0, 8) : products}
          >
            {isShowPurchase === 1 ? quickAdd : undefined}
          </HomeFloor>
        ))}
        <ShopRow shops={home.shops} />
      </Stack>
      <FloorNavigator floors={home.floors.map((floor) => ({ id: floor.id, label: floor.title }))} />
    </Frame>
  );
}
