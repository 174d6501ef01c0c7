/** Looking at another shop or at its goods goes to that shop, for whom the rules let (Spec §4 "Shop switching"). */
import { switchesShop } from "@tradehall/mall-rules/states/enterprise/enterprise";
import { isShopOpen } from "@tradehall/mall-rules/states/shop/shop";
import { useOnChange } from "../calls/use-on-change.ts";
import { useShell } from "./use-shell.ts";
import { useShopInEffect } from "./use-shop-in-effect.ts";
import { visitShop } from "./visit-shop.ts";

interface Visited {
  shopId: number;
  /** The product whose page it is. */
  prodId?: number;
  isOpen: boolean;
  isCloudWarehouse?: boolean;
}

/** Whether the shop in effect sells to the buyer; a shop about to be gone to counts as in effect already. */
export function useShopVisit({ shopId, prodId, isOpen, isCloudWarehouse = false }: Visited): boolean {
  const { person } = useShell();
  const { shop, isShowPurchase } = useShopInEffect();
  const user = person?.user;
  const switches =
    user !== undefined &&
    switchesShop({
      userTypeId: user.userInfo.userTypeId,
      currentShopId: shop?.shopId ?? null,
      targetShopId: shopId,
      isTargetOpen: isOpen,
      isCloudWarehouse,
    });
  // Once for each page that is looked at: a shop chosen elsewhere meanwhile stays chosen.
  useOnChange(`${shopId} ${prodId}`, () => {
    if (switches) visitShop(user, shopId, prodId).catch(console.error);
  });
  const isHiddenByShop = shop !== null && !isShopOpen(shop.shopStatus);
  return isShowPurchase === 1 || (switches && isHiddenByShop);
}
