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
import { type CollectionQuery, collectionQuery } from "./collection-query.ts";
import type { LoadedCollection } from "./load-collection.ts";

interface FavouriteGoodsProps {
  query: CollectionQuery;
  loaded: Extract<LoadedCollection, { tab: "products" }> | undefined;
}

export function FavouriteGoods({ query, loaded }: FavouriteGoodsProps) {
  const list = useListState(loaded);
  const navigate = useNavigate();
  const words = useReactionWords();
  const kept = loaded?.kept ?? [];
  const saved = useSavedGoods(loaded?.groups ?? [], {
    remove: (prodIds) => mall(cancelCollections, { body: { prodIds: [...prodIds] } }),
    restore: (prodIds) =>
      mall(restoreCollections, { body: { items: kept.filter(({ prodId }) => prodIds.includes(prodId)) } }),
    said: () => words("unfavoured"),
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
        kind="favourites"
        keyword={keyword}
        kept={{ category, state }}
        onSearch={(to) => void navigate(hrefOf(collectionQuery, { category, state, keyword: to }))}
      />
      {facets}
      <SavedGoodsList
        {...list}
        {...saved}
        clearHref={isNarrowed ? collectionQuery.path : undefined}
        kind="favourites"
      />
    </>
  );
}
