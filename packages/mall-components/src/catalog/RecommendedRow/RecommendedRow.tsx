import type { ProductSummary } from "../ProductCard/ProductCard.tsx";

export interface RecommendedRowProps {
  /** Heading. */
  title: string;
  /** Products; nothing renders for none. */
  products: readonly ProductSummary[];
  /** All of them. */
  moreHref?: string;
  /** Shows skeletons. */
  isLoading?: boolean;
  /** See ProductCard. */
  onIntent?: (productId: string) => void;
}

/** RecommendedRow. */
export function RecommendedRow(_props: RecommendedRowProps) {
  return <div data-part="RecommendedRow" />;
}
