/** The home page's answer → what it shows. */
import type { FloorBanner, HomeActivity, HomeBanner, HomeIndex } from "@tradehall/api-client/models/home";
import type { FloorBannerProps } from "@tradehall/mall-components/home/FloorBanner";
import type { Banner } from "@tradehall/mall-components/home/HomeHero";
import type { Notice } from "@tradehall/mall-components/home/NoticeList";
import type { ProductSummary } from "@tradehall/mall-components/product/ProductCard";
import type { FlashSaleItem } from "@tradehall/mall-components/promotion/FlashSaleStrip";
import type { ShopSummary } from "@tradehall/mall-components/shop/ShopCard";
import { shopTypes } from "@tradehall/mall-rules/states/shop/shop";
import type { Locale } from "@tradehall/mall-rules/words";
import { roundTimeText } from "@tradehall/mall-rules/words/activities";
import type { DataRoutes } from "./data-routes.ts";
import { soldPercent } from "./flash-sale.ts";
import { toProductSummaries } from "./product-card.ts";

export interface HomeFloorView {
  id: string;
  title: string;
  products: ProductSummary[];
  /** Its second-level categories. */
  links: { id: string; label: string; href: string }[];
  moreHref: string;
  picture: string;
  /** Its own; undefined without one. */
  banner: FloorBannerProps | undefined;
}

export interface ActivityView {
  name: string;
  items: FlashSaleItem[];
  endsAt: number;
}

export interface FlashSaleView extends ActivityView {
  state: "running" | "coming";
  roundName?: string;
  title?: string;
  /** When the next round begins. */
  nextText?: string;
  moreHref: string;
}

export interface HomeView {
  banners: Banner[];
  notices: Notice[];
  newProducts: ProductSummary[];
  /** What runs now, then what comes next. */
  flashSales: FlashSaleView[];
  groupBuy: ActivityView | null;
  special: ActivityView | null;
  floors: HomeFloorView[];
  shops: ShopSummary[];
  orderCounts: Record<"unpaid" | "paid" | "shipped" | "received", number>;
  now: number;
}

/** Goods a strip has room for. */
const stripItems = 6;

/** One SKU of each product: the strip shows goods, their page the choices. */
const toItems = ({ kind, items }: HomeActivity, routes: DataRoutes, isRunning = true): FlashSaleItem[] =>
  [...new Map(items.toReversed().map((item) => [item.prodId, item])).values()]
    .toReversed()
    .slice(0, stripItems)
    .map((item) => ({
      id: String(item.skuId),
      href:
        (kind === "seckill" && item.seckillId !== null && routes.seckill?.(item.seckillId)) ||
        routes.product(item.prodId, item.skuId),
      name: item.prodName,
      picture: item.pic,
      yuan: item.price,
      originalYuan: item.oriPrice,
      ...(isRunning && { soldPercent: soldPercent(item) }),
    }));

const toActivity = (activity: HomeActivity | null, routes: DataRoutes): ActivityView | null =>
  activity && { name: activity.name, items: toItems(activity, routes), endsAt: activity.endsAt };

function toFlashSales(
  { flashSale, nextFlashSale, now }: HomeIndex["activities"],
  locale: Locale,
  routes: DataRoutes,
): FlashSaleView[] {
  const round = (sale: HomeActivity, state: FlashSaleView["state"]): FlashSaleView => ({
    name: sale.name,
    // Beside the one that runs, the next is called by its own name.
    ...(state === "running" || !flashSale ? { roundName: sale.name } : { title: sale.name }),
    items: toItems(sale, routes, state === "running"),
    endsAt: state === "running" ? sale.endsAt : sale.startsAt,
    state,
    moreHref: routes.flashSales(),
  });
  const next = flashSale && nextFlashSale;
  const nextText = next && { nextText: roundTimeText(next.startsAt, now, locale) };
  return [
    ...(flashSale ? [{ ...round(flashSale, "running"), ...nextText }] : []),
    ...(nextFlashSale ? [round(nextFlashSale, "coming")] : []),
  ];
}

/** Beside the goods is the narrow cut, as in the hero's slot. */
const toBannerWords = ({ heading, line, action, tone }: NonNullable<HomeBanner["words"]>) => ({
  ...{ title: heading, text: line, action, tone },
});

const toFloorBanner = (
  { imgUrl, title, words, link }: FloorBanner,
  routes: DataRoutes,
): FloorBannerProps => ({
  ...(words
    ? { wide: imgUrl, tall: imgUrl, words: toBannerWords(words) }
    : { wide: imgUrl, tall: `${imgUrl}-narrow` }),
  alt: title,
  // A link that leads nowhere leaves the picture alone.
  ...(link && isThere(link, routes) ? { href: link } : {}),
});

interface OrderCounts {
  unPay: number;
  payed: number;
  consignment: number;
  confirm: number;
}

/** Whether a link leads to a page of the mall that is built, or away; none is as good. */
const isThere = (link: string, { leads }: DataRoutes): boolean =>
  !link.startsWith("/") || (leads?.(link) ?? true);

/** What the home page shows: banners, notices, activities, floors and shops. */
export function toHome(home: HomeIndex, orders: OrderCounts, locale: Locale, routes: DataRoutes): HomeView {
  return {
    banners: home.banners
      .filter(({ link }) => isThere(link, routes))
      .map((banner, index) => ({
        id: String(index),
        // The hero's slot is less than twice as wide as high, for which pictures of their own words have a narrow cut.
        picture: banner.words ? banner.imgUrl : `${banner.imgUrl}-narrow`,
        alt: banner.title,
        ...(banner.words ? toBannerWords(banner.words) : {}),
        ...(banner.link ? { href: banner.link } : {}),
      })),
    notices: home.notices.map((notice) => ({
      id: String(notice.id),
      title: notice.title,
      href: routes.notice(notice.id),
      timeText: notice.publishTime.slice(5, 10),
      isPinned: notice.isTop === 1,
    })),
    newProducts: toProductSummaries(home.newProducts, locale, routes),
    flashSales: toFlashSales(home.activities, locale, routes),
    groupBuy: toActivity(home.activities.groupBuy, routes),
    special: toActivity(home.activities.special, routes),
    floors: home.floors.map((floor) => ({
      id: `floor-${floor.floorId}`,
      title: floor.title,
      products: toProductSummaries(floor.products, locale, routes),
      links: floor.categories.map((category) => ({
        id: String(category.categoryId),
        label: category.categoryName,
        href: routes.category([floor.categoryId, category.categoryId, 0]),
      })),
      moreHref: routes.category([floor.categoryId]),
      picture: floor.pic,
      banner: floor.banner ? toFloorBanner(floor.banner, routes) : undefined,
    })),
    shops: home.shops.map((shop) => ({
      id: String(shop.shopId),
      name: shop.shopName,
      href: routes.shop(shop.shopId),
      logo: shop.shopLogo,
      isSelfOperated: shop.shopType === shopTypes.selfOperated,
      brief: shop.intro,
      productCount: shop.prodCount,
    })),
    orderCounts: {
      unpaid: orders.unPay,
      paid: orders.payed,
      shipped: orders.consignment,
      received: orders.confirm,
    },
    now: home.activities.now,
  };
}
