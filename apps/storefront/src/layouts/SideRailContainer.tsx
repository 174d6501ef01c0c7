/**
 * The bar that says that the network is away, the rail at the right edge with its drawers, and what the shell does beside
 * the page; comes after the first view, and the rail's own code after it.
 */

import type { ShopDetail } from "@tradehall/api-client/models/shop";
import { NetworkBar } from "@tradehall/mall-components/chrome/NetworkBar";
import { PageProgress } from "@tradehall/mall-components/chrome/PageProgress";
import type { RailPanel } from "@tradehall/mall-components/chrome/SideRail";
import { preloadDialog } from "@tradehall/ui/Dialog";
import { lazyPart } from "@tradehall/ui/lazy-part";
import { useState } from "react";
import { useLocation, useNavigation } from "react-router-dom";
import { useOnChange } from "../browser/calls/use-on-change.ts";
import { useShell } from "../browser/session/use-shell.ts";
import { hrefTo } from "../href-to.ts";
import { useCartNews } from "./use-cart-news.ts";
import { useCompareWanted } from "./use-compare-wanted.ts";
import { useFootprint } from "./use-footprint.ts";
import { useNetworkBar } from "./use-network-bar.ts";

const SideRail = lazyPart(async () => (await import("@tradehall/mall-components/chrome/SideRail")).SideRail);
const RailDrawers = lazyPart(async () => (await import("./drawers/RailDrawers.tsx")).default);
const CompareContainer = lazyPart(async () => (await import("./compare/CompareContainer.tsx")).default);

/** Apart, so that a step to the next page redraws nothing else. */
function Moving() {
  const next = useNavigation().location?.pathname;
  const { pathname } = useLocation();
  return <PageProgress isMoving={next !== undefined && next !== pathname} />;
}

interface SideRailContainerProps {
  /** Pieces in the cart, as the header shows them. */
  cartCount: number;
  /** The shop in effect; its telephone is the service's. */
  shop: ShopDetail | null;
}

export function SideRailContainer({ cartCount, shop }: SideRailContainerProps) {
  const { person } = useShell();
  const [panel, setPanel] = useState<RailPanel>();
  const { pathname, search } = useLocation();
  const network = useNetworkBar();
  const compare = useCompareWanted(search);
  useCartNews();
  useFootprint(person !== null);
  // A link inside a drawer leads on: the drawer stays behind.
  useOnChange(`${pathname}${search}`, () => setPanel(undefined));
  const chatHref = hrefTo("chat", shop ? { shopId: shop.shopId } : {});
  return (
    <>
      <NetworkBar {...network} />
      <Moving />
      <SideRail
        cartCount={cartCount}
        isSignedIn={person !== null}
        onMeant={() => {
          preloadDialog();
          RailDrawers.preload();
        }}
        onOpen={setPanel}
        {...(shop
          ? { service: { shopName: shop.shopName, tel: shop.tel, ...(chatHref ? { chatHref } : {}) } }
          : {})}
      />
      {compare.isWanted && <CompareContainer early={compare.early} />}
      {panel && (
        <RailDrawers panel={panel} onClose={() => setPanel(undefined)} onLost={() => setPanel(undefined)} />
      )}
    </>
  );
}
