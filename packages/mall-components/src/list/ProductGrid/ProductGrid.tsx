import { VisuallyHidden } from "@tradehall/ui/VisuallyHidden";
import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import { listWords } from "../../messages/list.messages.ts";
import { ProductCard } from "../../product/ProductCard/ProductCard.tsx";
import type { ProductSummary } from "../../product/ProductCard/product-card-props.ts";
import { ProductCardSkeleton } from "../ProductCardSkeleton/ProductCardSkeleton.tsx";
import * as css from "./ProductGrid.css.ts";

export interface ProductGridProps {
  /** The products; nothing renders for none. */
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
  /** The page compares goods: cards have CompareButton. */
  canCompare?: boolean;
  /** Draws what is over the foot of a card's picture, e.g. QuickAdd; keep it stable. */
  children?: (product: ProductSummary) => ReactNode;
}

/** Products in columns; the first pictures load at once, far cards are laid out when they come near. */
export function ProductGrid(props: ProductGridProps) {
  const {
    products,
    skeletonCount,
    isRefetching,
    priorityCount = 5,
    columns = 5,
    label,
    headingLevel,
    canCompare,
    children,
  } = props;
  const intl = useIntl();
  if (skeletonCount) {
    return (
      <div aria-busy="true" className={css.grid({ columns })}>
        <VisuallyHidden>
          <span role="status">{intl.formatMessage(listWords.loading)}</span>
        </VisuallyHidden>
        <ProductCardSkeleton count={skeletonCount} />
      </div>
    );
  }
  if (products.length === 0) return null;
  return (
    <ul
      aria-busy={isRefetching || undefined}
      aria-label={label}
      className={css.grid({ columns, isRefetching })}
    >
      {products.map((product, index) => {
        const isPriority = index < priorityCount;
        return (
          <li className={isPriority ? css.near : css.far} key={product.id}>
            <ProductCard
              canCompare={canCompare}
              headingLevel={headingLevel}
              isPriority={isPriority}
              product={product}
            >
              {children?.(product)}
            </ProductCard>
          </li>
        );
      })}
    </ul>
  );
}
