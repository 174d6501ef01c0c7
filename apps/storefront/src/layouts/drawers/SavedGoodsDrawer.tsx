import { toRailProduct } from "@tradehall/mall-adapters/rail";
import { RailDrawer } from "@tradehall/mall-components/chrome/RailDrawer";
import { RailProducts } from "@tradehall/mall-components/chrome/RailProducts";
import { chinaDate } from "@tradehall/mall-rules/time/china-time";
import { dataRoutes } from "../../adapters/data-routes.ts";
import { hrefTo } from "../../href-to.ts";
import type { SavedGoodsKind } from "./rail-calls.ts";
import { useDrawerGoods } from "./use-drawer-goods.ts";

const pages = { wishlist: hrefTo("uc-collection"), footprints: hrefTo("uc-footprint") };

/** Favourites, or footprints by day; each can be taken out, and put back. */
export function SavedGoodsDrawer({ kind, onClose }: { kind: SavedGoodsKind; onClose: () => void }) {
  const { kept, state, retry, remove, more, isLoadingMore } = useDrawerGoods(kind);
  const records = kept?.records ?? [];
  const days = kind === "footprints" ? [...new Set(records.map(({ time }) => time.slice(0, 10)))] : [""];
  const allHref = pages[kind];
  return (
    <RailDrawer
      panel={kind}
      isOpen
      onClose={onClose}
      onRetry={retry}
      state={state}
      {...(allHref ? { allHref } : {})}
    >
      <RailProducts
        kind={kind}
        groups={days.map((day) => ({
          key: day,
          ...(day ? { day } : {}),
          products: records
            .filter(({ time }) => time.startsWith(day))
            .map(({ card }) => toRailProduct(card, dataRoutes)),
        }))}
        {...(kept?.now === undefined ? {} : { today: chinaDate(kept.now) })}
        onRemove={(prodId) => remove(Number(prodId))}
        isLoadingMore={isLoadingMore}
        {...(more ? { onMore: () => void more() } : {})}
      />
    </RailDrawer>
  );
}
