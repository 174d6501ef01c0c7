import { toTopBarUser } from "@tradehall/mall-adapters/shell";
import { FlashSaleStrip } from "@tradehall/mall-components/catalog/FlashSaleStrip";
import { FloorNavigator } from "@tradehall/mall-components/catalog/FloorNavigator";
import { HomeFloor } from "@tradehall/mall-components/catalog/HomeFloor";
import { HomeHero } from "@tradehall/mall-components/catalog/HomeHero";
import { RecommendedRow } from "@tradehall/mall-components/catalog/RecommendedRow";
import { ShopRow } from "@tradehall/mall-components/catalog/ShopRow";
import { orderStatusMessages } from "@tradehall/mall-components/trade/OrderStatusTag";
import { isShopOpen, specialStoreType } from "@tradehall/mall-rules/states/shop";
import { homeWords, pageNames } from "@tradehall/mall-rules/words";
import { Frame } from "@tradehall/ui/Frame";
import { Stack } from "@tradehall/ui/Stack";
import { useIntl } from "react-intl";
import { quickAdd } from "../../browser/acts/quick-add.tsx";
import { useQuickAdd } from "../../browser/acts/use-quick-add.ts";
import { useRefresh } from "../../browser/calls/use-polling.ts";
import { useCategories } from "../../browser/chrome/categories.ts";
import { useShell } from "../../browser/session/use-shell.ts";
import { useShopInEffect } from "../../browser/session/use-shop-in-effect.ts";
import { hrefTo } from "../../href-to.ts";
import type { ActivityView, HomeView } from "./to-home.ts";

const quickDoors = [
  { page: "orders", href: hrefTo("uc-order"), icon: "order" },
  { page: "cart", href: hrefTo("cart"), icon: "cart" },
  { page: "addresses", href: hrefTo("uc-address"), icon: "address" },
] as const;
const listDoor = { page: "list", href: hrefTo("list", { st: 0 }), icon: "quickOrder" } as const;
/** Without categories beside it the banner has room for its wide cut. */
const wide = (banner: HomeView["banners"][number]) => ({
  ...banner,
  picture: banner.picture.replace(/-narrow$/, ""),
});
const counted = ["unpaid", "paid", "shipped", "received"] as const;

export function HomePage({ home }: { home: HomeView }) {
  const { person, categories, locale } = useShell();
  const [nodes, needChildren] = useCategories(categories);
  const { formatMessage } = useIntl();
  const shop = person?.shop;
  const isOpen = !shop || isShopOpen(shop.shopStatus);
  // Where the header has no list and no categories, home has none either (Spec §2).
  const isSpecial = shop?.storeType === specialStoreType;
  const doors = isSpecial || !isOpen ? quickDoors : [...quickDoors, listDoor];
  const { isShowPurchase } = useShopInEffect();
  useQuickAdd();
  const refresh = useRefresh();
  const member = person && {
    name: toTopBarUser(person.user).name,
    counts: counted.map((status) => ({
      label: formatMessage(orderStatusMessages[status]),
      count: home.orderCounts[status],
      href: hrefTo("uc-order", { status }),
    })),
  };
  const offers = (activity: ActivityView | null, word: "specialOffers" | "groupBuying") =>
    activity && (
      <FlashSaleStrip
        items={activity.items}
        now={home.now}
        endsAt={activity.endsAt}
        title={homeWords[word][locale]}
        onEnd={refresh}
      />
    );
  return (
    <Frame paddingY="m">
      <Stack space="xl">
        <HomeHero
          categories={nodes}
          banners={isSpecial ? home.banners.map(wide) : home.banners}
          notices={home.notices}
          onNeedChildren={needChildren}
          hasCategories={!isSpecial}
          isShopClosed={!isOpen}
          quickLinks={doors.map(({ page, ...door }) => ({ ...door, label: pageNames[page][locale] }))}
          {...(member ? { member } : {})}
        />
        {home.flashSale && (
          <FlashSaleStrip
            items={home.flashSale.items}
            now={home.now}
            endsAt={home.flashSale.endsAt}
            state={home.flashSale.state}
            onEnd={refresh}
          />
        )}
        <RecommendedRow
          title={homeWords.newProducts[locale]}
          products={home.newProducts}
          moreHref={hrefTo("list", { st: 4 })}
        />
        {offers(home.special, "specialOffers")}
        {offers(home.groupBuy, "groupBuying")}
        {home.floors.map((floor, index) => (
          <HomeFloor key={floor.id} {...floor} number={index + 1}>
            {isShowPurchase === 1 ? quickAdd : undefined}
          </HomeFloor>
        ))}
        <ShopRow shops={home.shops} />
      </Stack>
      <FloorNavigator floors={home.floors.map((floor) => ({ id: floor.id, label: floor.title }))} />
    </Frame>
  );
}
