import type { FloorBanner, HomeActivity, HomeBanner, HomeIndex } from "@tradehall/api-client/models/home";
import { soldPercent } from "@tradehall/mall-adapters/flash-sale";
import { toProductSummaries } from "@tradehall/mall-adapters/product-card";
import type { FloorBannerProps } from "@tradehall/mall-components/home/FloorBanner";
import type { Banner } from "@tradehall/mall-components/home/HomeHero";
import type { Notice } from "@tradehall/mall-components/home/NoticeList";
import type { ProductSummary } from "@tradehall/mall-components/product/ProductCard";
import type { FlashSaleItem } from "@tradehall/mall-components/promotion/FlashSaleStrip";
import type { ShopSummary } from "@tradehall/mall-components/shop/ShopCard";
import { shopTypes } from "@tradehall/mall-rules/states/shop";
import { type Locale, roundTimeText } from "@tradehall/mall-rules/words";
import { dataRoutes } from "../../adapters/data-routes.ts";
import { listHref } from "../../adapters/list-address.ts";
import { hrefTo, routeOf } from "../../href-to.ts";

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
const toItems = ({ kind, items }: HomeActivity, isRunning = true): FlashSaleItem[] =>
  [...new Map(items.toReversed().map((item) => [item.prodId, item])).values()]
    .toReversed()
    .slice(0, stripItems)
    .map((item) => ({
      id: String(item.skuId),
      href:
        kind === "seckill"
          ? hrefTo("secdetail", { seckillId: item.seckillId })
          : hrefTo("detail", { prodId: item.prodId, skuId: item.skuId }),
      name: item.prodName,
      picture: item.pic,
      yuan: item.price,
      originalYuan: item.oriPrice,
      ...(isRunning && { soldPercent: soldPercent(item) }),
    }));

const toActivity = (activity: HomeActivity | null): ActivityView | null =>
  activity && { name: activity.name, items: toItems(activity), endsAt: activity.endsAt };

function toFlashSales(
  { flashSale, nextFlashSale, now }: HomeIndex["activities"],
  locale: Locale,
): FlashSaleView[] {
  const round = (sale: HomeActivity, state: FlashSaleView["state"]): FlashSaleView => ({
    name: sale.name,
    // Beside the one that runs, the next is called by its own name.
    ...(state === "running" || !flashSale ? { roundName: sale.name } : { title: sale.name }),
    items: toItems(sale, state === "running"),
    endsAt: state === "running" ? sale.endsAt : sale.startsAt,
    state,
    moreHref: hrefTo("flash-sale"),
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

const toFloorBanner = ({ imgUrl, title, words, link }: FloorBanner): FloorBannerProps => ({
  ...(words
    ? { wide: imgUrl, tall: imgUrl, words: toBannerWords(words) }
    : { wide: imgUrl, tall: `${imgUrl}-narrow` }),
  alt: title,
  // A link that leads nowhere leaves the picture alone.
  ...(link && isThere(link) ? { href: link } : {}),
});

interface OrderCounts {
  unPay: number;
  payed: number;
  consignment: number;
  confirm: number;
}

/** Whether a link leads to a page of ours that is built, or away; none is as good. */
const isThere = (link: string): boolean => !link.startsWith("/") || routeOf(link) !== undefined;

export function toHome(home: HomeIndex, orders: OrderCounts, locale: Locale): HomeView {
  return {
    banners: home.banners
      .filter(({ link }) => isThere(link))
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
      href: hrefTo("notice-detail", { id: notice.id }),
      timeText: notice.publishTime.slice(5, 10),
      isPinned: notice.isTop === 1,
    })),
    newProducts: toProductSummaries(home.newProducts, locale, dataRoutes),
    flashSales: toFlashSales(home.activities, locale),
    groupBuy: toActivity(home.activities.groupBuy),
    special: toActivity(home.activities.special),
    floors: home.floors.map((floor) => ({
      id: `floor-${floor.floorId}`,
      title: floor.title,
      products: toProductSummaries(floor.products, locale, dataRoutes),
      links: floor.categories.map((category) => ({
        id: String(category.categoryId),
        label: category.categoryName,
        href: listHref({ cpid: String(floor.categoryId), cid: String(category.categoryId), thCid: "0" }),
      })),
      moreHref: listHref({ cpid: String(floor.categoryId) }),
      picture: floor.pic,
      banner: floor.banner ? toFloorBanner(floor.banner) : undefined,
    })),
    shops: home.shops.map((shop) => ({
      id: String(shop.shopId),
      name: shop.shopName,
      href: dataRoutes.shop(shop.shopId),
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
