import { SectionHeading } from "../../parts/SectionHeading/SectionHeading.tsx";
import type { ProductSummary } from "../../product/ProductCard/product-card-props.ts";
import { ProductGrid, type ProductGridProps } from "../ProductGrid/ProductGrid.tsx";
import * as css from "./RecommendedRow.css.ts";

export interface RecommendedRowProps {
  /** Of the section, for links to it. */
  id?: string;
  /** Heading. */
  title: string;
  /** Products; nothing renders for none. */
  products: readonly ProductSummary[];
  /** All of them. */
  moreHref?: string;
  /** The page compares goods: cards have CompareButton. */
  canCompare?: boolean;
  /** Draws what is over the foot of a card's picture, e.g. QuickAdd; keep it stable. */
  children?: ProductGridProps["children"] | undefined;
}

/** A titled row of products below a detail, a cart or an order. */
export function RecommendedRow({
  id,
  title,
  products,
  moreHref,
  canCompare = false,
  children,
}: RecommendedRowProps) {
  if (products.length === 0) return null;
  return (
    <section aria-label={title} className={css.row} id={id}>
      <SectionHeading moreHref={moreHref} title={title} />
      <ProductGrid canCompare={canCompare} columns={6} priorityCount={0} products={products}>
        {children}
      </ProductGrid>
    </section>
  );
}
