import { placeText, siteName, toFilings } from "@tradehall/mall-adapters/shell";
import { Footer } from "@tradehall/mall-components/chrome/Footer";
import { isShopOpen } from "@tradehall/mall-rules/states/shop/shop";
import { brandNames } from "@tradehall/mall-rules/words";
import type { ReactNode } from "react";
import { useShell } from "../browser/session/use-shell.ts";

/** Footer only (Spec §2 "Layouts"): a visitor, who has no shop yet, sees the mall's own. */
export function PolicyFrame({ children }: { children: ReactNode }) {
  const { person, branding, brand } = useShell();
  const shop = person?.shop ?? null;
  return (
    <>
      <main id="main">{children}</main>
      <Footer
        shop={
          shop
            ? {
                isOpen: isShopOpen(shop.shopStatus),
                name: shop.shopName,
                tel: shop.tel,
                address: placeText([shop.province, shop.city, shop.area, shop.shopAddress]),
              }
            : { isOpen: true, name: siteName(branding, brandNames[brand]) }
        }
        shopIds={shop ? [String(shop.shopId)] : []}
        hasPromises={false}
        copyright={branding.pcCopyright || brandNames[brand].copyright}
        filings={toFilings(branding)}
      />
    </>
  );
}
