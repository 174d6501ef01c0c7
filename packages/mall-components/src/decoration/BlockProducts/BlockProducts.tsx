import type { ReactNode } from "react";
import { ProductGrid } from "../../list/ProductGrid/ProductGrid.tsx";
import type { ProductSummary } from "../../product/ProductCard/product-card-props.ts";
import { BlockFrame } from "../BlockFrame/BlockFrame.tsx";

export interface BlockProductsProps {
  /** Heading; "" for none. */
  title: string;
  /** Products that were chosen and are on sale; nothing renders for none. */
  products: readonly ProductSummary[];
  /** More of them. */
  moreHref?: string | undefined;
  /** See ProductGrid. */
  children?: ((product: ProductSummary) => ReactNode) | undefined;
}

/** Block: chosen products at their price of now. */
export function BlockProducts({ title, products, moreHref, children }: BlockProductsProps) {
  if (products.length === 0) return null;
  return (
    <BlockFrame moreHref={moreHref} title={title}>
      <ProductGrid headingLevel={title === "" ? 2 : 3} priorityCount={0} products={products}>
        {children}
      </ProductGrid>
    </BlockFrame>
  );
}
