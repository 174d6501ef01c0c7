import type { ProductSummary } from "../ProductCard/ProductCard.tsx";

export interface ProductGridProps {
  /** The products. */
  products: readonly ProductSummary[];
  /** Shows as many card skeletons instead. */
  skeletonCount?: number;
  /** Old rows stay and dim while a new answer is fetched. */
  isRefetching?: boolean;
  /** First pictures that load at once; the first of them with high priority. Default 5. */
  priorityCount?: number;
  /** Columns at full width; 2 on phones. Default 5. */
  columns?: 4 | 5 | 6;
  /** Name of the list. */
  label?: string;
  /** Heading level of names. Default 3. */
  headingLevel?: 2 | 3 | 4;
  /** Ids of favourites. */
  favouriteIds?: ReadonlySet<string>;
  /** See ProductCard. */
  onToggleFavourite?: (productId: string) => void;
  /** See ProductCard. */
  onAddToCart?: (productId: string) => void;
  /** See ProductCard. */
  onIntent?: (productId: string) => void;
}

/** ProductGrid. */
export function ProductGrid(_props: ProductGridProps) {
  return <div data-part="ProductGrid" />;
}
