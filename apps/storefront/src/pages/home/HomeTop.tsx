import type { HomeView } from "@tradehall/mall-adapters/home";
import { toTopBarUser } from "@tradehall/mall-adapters/shell";
import { HomeHero } from "@tradehall/mall-components/home/HomeHero";
import { orderStatusMessages } from "@tradehall/mall-components/order/OrderStatusTag";
import { isShopOpen, specialStoreType } from "@tradehall/mall-rules/states/shop/shop";
import { pageNames } from "@tradehall/mall-rules/words";
import { useIntl } from "react-intl";
import { useCategories } from "../../browser/chrome/categories.ts";
import { useShell } from "../../browser/session/use-shell.ts";
import { hrefTo } from "../../href-to.ts";

const quickLinks = [
  { page: "orders", href: hrefTo("uc-order"), icon: "order" },
  { page: "cart", href: hrefTo("cart"), icon: "cart" },
  { page: "addresses", href: hrefTo("uc-address"), icon: "address" },
] as const;
const listLink = { page: "list", href: hrefTo("list", { st: 0 }), icon: "quickOrder" } as const;
/** Without categories beside it a picture with words of its own has room for its wide cut. */
const wide = (banner: HomeView["banners"][number]) =>
  banner.title ? banner : { ...banner, picture: banner.picture.replace(/-narrow$/, "") };
const counted = ["unpaid", "paid", "shipped", "received"] as const;

interface HomeTopProps {
  home: HomeView;
  /** The banner takes the whole width: the categories wait in the header. */
  isWide?: boolean;
}

/** Categories, banners, and the person's card. */
export function HomeTop({ home, isWide = false }: HomeTopProps) {
  const { person, categories, locale } = useShell();
  const [nodes, needChildren] = useCategories(categories);
  const { formatMessage } = useIntl();
  const shop = person?.shop;
  const isOpen = !shop || isShopOpen(shop.shopStatus);
  // Where the header has no list and no categories, home has none either (Spec §2).
  const isSpecial = shop?.storeType === specialStoreType;
  const hasCategories = !isSpecial && !isWide;
  const links = isSpecial || !isOpen ? quickLinks : [...quickLinks, listLink];
  const member = person && {
    name: toTopBarUser(person.user).name,
    counts: counted.map((status) => ({
      label: formatMessage(orderStatusMessages[status]),
      count: home.orderCounts[status],
      href: hrefTo("uc-order", { status }),
    })),
  };
  return (
    <HomeHero
      categories={nodes}
      banners={hasCategories ? home.banners : home.banners.map(wide)}
      notices={home.notices}
      onNeedChildren={needChildren}
      hasCategories={hasCategories}
      isShopClosed={!isOpen}
      quickLinks={links.map(({ page, ...link }) => ({ ...link, label: pageNames[page][locale] }))}
      {...(member ? { member } : {})}
    />
  );
}
