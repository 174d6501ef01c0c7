import type { ProductSummary } from "../ProductCard/ProductCard.tsx";

export interface ProductTableProps {
  /** The products. */
  products: readonly ProductSummary[];
  /** Caption, hidden. Default the list's word. */
  caption?: string;
  /** Old rows stay and dim. */
  isRefetching?: boolean;
  /** Shows skeleton rows instead. */
  skeletonCount?: number;
  /** Called by 加入购物车 with the product id; keep it stable. */
  onAddToCart?: (productId: string) => void;
  /** See ProductCard. */
  onIntent?: (productId: string) => void;
}

/** ProductTable. */
export function ProductTable(_props: ProductTableProps) {
  return <div data-part="ProductTable" />;
}
