export interface ProductCardSkeletonProps {
  /** How many cards. Default 1. */
  count?: number;
}

/** ProductCardSkeleton. */
export function ProductCardSkeleton(_props: ProductCardSkeletonProps) {
  return <div data-part="ProductCardSkeleton" />;
}
