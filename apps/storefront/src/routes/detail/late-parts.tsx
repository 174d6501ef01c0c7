/**
 * What stands under the first screen, does nothing but lead on, and is drawn by the server: its code comes once
 * the page is touched. Nothing about it changes with a choice, so that no press finds it half awake.
 */
import type { DetailView } from "@tradehall/mall-adapters/product-detail";
import { LateDocumentList } from "@tradehall/mall-components/catalog/DocumentList";
import { preloadFilmPlayer } from "@tradehall/mall-components/catalog/FilmPlayer";
import { LatePackageList } from "@tradehall/mall-components/catalog/PackageList";
import type { ProductSummary } from "@tradehall/mall-components/catalog/ProductCard";
import { LateRecommendedRow } from "@tradehall/mall-components/catalog/RecommendedRow";
import { LateReviewSummary } from "@tradehall/mall-components/catalog/ReviewSummary";
import { LateShopCard, type ShopSummary } from "@tradehall/mall-components/catalog/ShopCard";
import { lateLeadingPart } from "@tradehall/ui/late-part";
import { memo, useState } from "react";
import { prodFileHref } from "../../adapters/prod-file.ts";
import { hrefTo } from "../../href-to.ts";
import type { QuickAdds } from "./SimilarAdds.tsx";

/** 加入购物车 of similar goods, once somebody is there: it draws nothing, so that it must be said to wait for them. */
const LateAdds = lateLeadingPart(async () => (await import("./SimilarAdds.tsx")).default);
void LateAdds.preload();

/** The server has the code before it draws. */
export const preloadLateParts = () =>
  Promise.all([
    ...[LateShopCard.preload(), LateShopHeart.preload(), LateRecommendedRow.preload()],
    ...[LatePackageList.preload(), LateReviewSummary.preload(), LateDocumentList.preload()],
    preloadFilmPlayer(),
  ]);

/** The heart of its shop, which the card carries. */
const LateShopHeart = lateLeadingPart(async () => (await import("./ShopHeart.tsx")).ShopHeart);

export const LateShop = memo(({ shop }: { shop: ShopSummary }) => (
  <LateShopCard
    shop={shop}
    searchAction={hrefTo("shop-prod-list", { shopId: shop.id }).replace(/\?.*/, "")}
    variant="row"
  >
    <LateShopHeart shop={shop} />
  </LateShopCard>
));

interface DocumentsProps {
  id: string;
  documents: DetailView["documents"];
}

export const LateDocuments = memo(({ id, documents }: DocumentsProps) => (
  <LateDocumentList documents={documents.map((one) => ({ ...one, href: prodFileHref(id, one.id) }))} />
));

interface SimilarProps {
  title: string;
  products: readonly ProductSummary[];
}

export const LateSimilar = memo(({ title, products }: SimilarProps) => {
  const [adds, setAdds] = useState<QuickAdds>();
  return (
    <>
      <LateRecommendedRow canCompare id="similar" products={products} title={title}>
        {adds}
      </LateRecommendedRow>
      <LateAdds onThere={setAdds} />
    </>
  );
});
