import { cancelCollections } from "@tradehall/api-client/endpoints/collection/cancel-collections";
import { restoreCollections } from "@tradehall/api-client/endpoints/collection/restore-collections";
import { useReactionWords } from "@tradehall/mall-components/chrome/ReactionHost";
import { FacetPanel } from "@tradehall/mall-components/list/FacetPanel";
import { SavedGoodsList } from "@tradehall/mall-components/saved/SavedGoodsList";
import { SavedGoodsSearch } from "@tradehall/mall-components/saved/SavedGoodsSearch";
import { useNavigate } from "react-router-dom";
import { hrefOf } from "../../adapters/list-query.ts";
import { mall } from "../../browser/calls/client.ts";
import { useListState } from "../../browser/calls/use-list-state.ts";
import { useSavedGoods } from "../../pages/saved-goods/use-saved-goods.ts";
import type { LoadedWishlist } from "./load-wishlist.ts";
import { type WishlistQuery, wishlistQuery } from "./wishlist-query.ts";

interface WishlistGoodsProps {
  query: WishlistQuery;
  loaded: Extract<LoadedWishlist, { tab: "products" }> | undefined;
}

export function WishlistGoods({ query, loaded }: WishlistGoodsProps) {
  const list = useListState(loaded);
  const navigate = useNavigate();
  const words = useReactionWords();
  const kept = loaded?.kept ?? [];
  const saved = useSavedGoods(loaded?.groups ?? [], {
    remove: (prodIds) => mall(cancelCollections, { body: { prodIds: [...prodIds] } }),
    restore: (prodIds) =>
      mall(restoreCollections, { body: { items: kept.filter(({ prodId }) => prodIds.includes(prodId)) } }),
    message: () => words("removedFromWishlist"),
  });
  const { keyword, category, state } = query;
  const rows = loaded?.facets ?? [];
  const facets = rows.length > 0 && <FacetPanel rows={rows} />;
  const isNarrowed = Boolean(keyword || category) || state !== "all";
  return (
    <>
      <SavedGoodsSearch
        chosenCount={[category, state !== "all"].filter(Boolean).length}
        facets={facets}
        kind="wishlist"
        keyword={keyword}
        kept={{ category, state }}
        onSearch={(to) => void navigate(hrefOf(wishlistQuery, { category, state, keyword: to }))}
      />
      {facets}
      <SavedGoodsList
        {...list}
        {...saved}
        clearHref={isNarrowed ? wishlistQuery.path : undefined}
        kind="wishlist"
      />
    </>
  );
}
