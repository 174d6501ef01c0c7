import { Skeleton } from "@tradehall/ui/Skeleton";
import * as css from "./ProductCardSkeleton.css.ts";

export interface ProductCardSkeletonProps {
  /** How many cards. Default 1. */
  count?: number;
}

/** The shape of a product card, of the same size, while its list is awaited. */
export function ProductCardSkeleton({ count = 1 }: ProductCardSkeletonProps) {
  return Array.from({ length: count }, (_, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: equal placeholders without identity
    <div aria-hidden="true" className={css.card} key={index}>
      <Skeleton shape="picture" />
      <Skeleton shape="text" size="l" width="half" />
      <Skeleton lines={2} shape="text" size="s" />
      <Skeleton shape="text" size="s" width="threeQuarters" />
      <Skeleton shape="text" size="s" width="half" />
    </div>
  ));
}
