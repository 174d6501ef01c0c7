import { useId } from "react";
import type { ProductSummary } from "../ProductCard/ProductCard.tsx";
import { ProductGrid } from "../ProductGrid/ProductGrid.tsx";
import { SectionHeading } from "../SectionHeading/SectionHeading.tsx";
import * as css from "./RecommendedRow.css.ts";

export interface RecommendedRowProps {
  /** Heading. */
  title: string;
  /** Products; nothing renders for none. */
  products: readonly ProductSummary[];
  /** All of them. */
  moreHref?: string;
}

/** A titled row of products below a detail, a cart or an order. */
export function RecommendedRow({ title, products, moreHref }: RecommendedRowProps) {
  const id = useId();
  if (products.length === 0) return null;
  return (
    <section aria-labelledby={id} className={css.row}>
      <SectionHeading id={id} moreHref={moreHref} title={title} />
      <ProductGrid columns={6} priorityCount={0} products={products} />
    </section>
  );
}
