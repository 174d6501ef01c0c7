/** Shops as cards, heads and profiles show them. */
import type { ListedShop, ShopInfo } from "@tradehall/api-client/models/shop";
import type { ShopSummary } from "@tradehall/mall-components/shop/ShopCard";
import type { ShopProfileView } from "@tradehall/mall-components/shop/ShopProfile";
import { priceText, shortPriceText } from "@tradehall/mall-rules/money";
import { shopClosedAs, shopTypes, specialStoreType } from "@tradehall/mall-rules/states/shop/shop";
import { fill, type Locale, leadText, shopFreightWords } from "@tradehall/mall-rules/words";
import type { DataRoutes } from "./data-routes.ts";
import { toProductSummaries, withoutShop } from "./product-card.ts";
import { placeText } from "./shell.ts";

/** A shop with what its own pages' head says of it. */
export function toShopSummary(shop: ShopInfo, routes: DataRoutes): ShopSummary {
  const closedAs = shopClosedAs(shop.shopStatus);
  return {
    id: String(shop.shopId),
    name: shop.shopName,
    href: routes.shop(shop.shopId),
    logo: shop.shopLogo,
    ...(shop.shopType === shopTypes.selfOperated
      ? { isSelfOperated: true }
      : { kind: shop.storeType === specialStoreType ? ("cloud" as const) : ("dealer" as const) }),
    brief: shop.intro,
    rating: shop.score,
    productCount: shop.prodCount,
    fanCount: shop.fans,
    isOpen: closedAs === undefined,
    ...(closedAs ? { closedAs } : {}),
    isWishlisted: shop.isCollection === 1,
  };
}

/** A shop of a list, with some of its goods. */
export const toListedShop = (shop: ListedShop, locale: Locale, routes: DataRoutes): ShopSummary => ({
  ...toShopSummary(shop, routes),
  products: toProductSummaries(shop.products, locale, routes).map(withoutShop),
});

/** What the head of a shop's pages shows. */
export interface ShopTopView {
  summary: ShopSummary;
  phone: string;
  /** Sells from the cloud warehouse: looking at it never switches the buyer's shop (Spec §4). */
  isCloud: boolean;
}

/** Why a shop that is not open shows nothing. */
export const closedReason = ({ closedAs }: ShopSummary): "closed" | "offline" | "notYetOpen" =>
  closedAs === undefined || closedAs === "suspended" ? "closed" : closedAs;

export const toShopTop = (shop: ShopInfo, routes: DataRoutes): ShopTopView => ({
  summary: toShopSummary(shop, routes),
  phone: shop.tel,
  isCloud: shop.storeType === specialStoreType,
});

/** What sending an order costs. */
function freightText({ freight, freeFreightFrom }: ShopInfo, locale: Locale): string {
  const words = shopFreightWords[freeFreightFrom === null ? "each" : "freeFrom"][locale];
  return fill(words, {
    freight: priceText(freight),
    ...(freeFreightFrom === null ? {} : { amount: shortPriceText(freeFreightFrom) }),
  });
}

export const toShopProfile = (shop: ShopInfo, locale: Locale): ShopProfileView => ({
  company: shop.companyName,
  creditCode: shop.creditCode,
  licence: shop.licencePic,
  address: placeText([shop.province, shop.city, shop.area, shop.shopAddress]),
  phone: shop.tel,
  website: shop.website,
  since: shop.openTime.slice(0, 10),
  freight: freightText(shop, locale),
  lead: leadText(shop.leadDays, locale),
  intro: shop.intro,
});
