import { places } from "@tradehall/ui/by-place";
import { Skeleton } from "@tradehall/ui/Skeleton";
import * as css from "./ProductCardSkeleton.css.ts";

export interface ProductCardSkeletonProps {
  /** How many cards. Default 1. */
  count?: number;
}

/** The shape of a product card, of the same size, while its list is awaited. */
export function ProductCardSkeleton({ count = 1 }: ProductCardSkeletonProps) {
  return places(count).map((place) => (
    <div aria-hidden="true" className={css.card} key={place}>
      <Skeleton shape="picture" />
      <Skeleton shape="text" size="l" width="half" />
      <Skeleton lines={2} shape="text" size="s" />
      <Skeleton shape="text" size="s" width="threeQuarters" />
      <Skeleton shape="text" size="s" width="half" />
    </div>
  ));
}
