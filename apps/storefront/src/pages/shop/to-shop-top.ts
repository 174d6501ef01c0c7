import type { ShopInfo } from "@tradehall/api-client/models/shop";
import { toShopSummary } from "@tradehall/mall-adapters/shop";
import type { ShopSummary } from "@tradehall/mall-components/shop/ShopCard";
import { specialStoreType } from "@tradehall/mall-rules/states/shop/shop";
import { dataRoutes } from "../../adapters/data-routes.ts";

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

export const toShopTop = (shop: ShopInfo): ShopTopView => ({
  summary: toShopSummary(shop, dataRoutes),
  phone: shop.tel,
  isCloud: shop.storeType === specialStoreType,
});
