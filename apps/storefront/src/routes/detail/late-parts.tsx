/**
 * What stands under the first screen, does nothing but lead on, and is drawn by the server: its code comes once
 * the page is touched. Nothing about it changes with a choice, so that no press finds it half awake.
 */
import { LatePackageList } from "@tradehall/mall-components/catalog/PackageList";
import type { ProductSummary } from "@tradehall/mall-components/catalog/ProductCard";
import { LateRecommendedRow } from "@tradehall/mall-components/catalog/RecommendedRow";
import { LateShopCard, type ShopSummary } from "@tradehall/mall-components/catalog/ShopCard";
import { memo } from "react";
import { hrefTo } from "../../href-to.ts";

/** The server has the code before it draws. */
export const preloadLateParts = () =>
  Promise.all([LateShopCard.preload(), LateRecommendedRow.preload(), LatePackageList.preload()]);

export const LateShop = memo(({ shop }: { shop: ShopSummary }) => (
  <LateShopCard shop={shop} searchAction={hrefTo("list")} variant="row" />
));

interface SimilarProps {
  title: string;
  products: readonly ProductSummary[];
}

export const LateSimilar = memo(({ title, products }: SimilarProps) => (
  <LateRecommendedRow id="similar" products={products} title={title} />
));
