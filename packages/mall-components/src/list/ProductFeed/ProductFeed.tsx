import { ButtonLink } from "@tradehall/ui/ButtonLink";
import { type MouseEvent, type ReactNode, useEffect, useRef } from "react";
import { useIntl } from "react-intl";
import { listWords } from "../../messages/list.messages.ts";
import { AsyncList, type ListStateProps } from "../../parts/AsyncList/AsyncList.tsx";
import { SectionHeading } from "../../parts/SectionHeading/SectionHeading.tsx";
import type { ProductSummary } from "../../product/ProductCard/product-card-props.ts";
import { ProductGrid } from "../ProductGrid/ProductGrid.tsx";
import * as css from "./ProductFeed.css.ts";
import { words } from "./ProductFeed.messages.ts";

export interface ProductFeedProps extends ListStateProps {
  /** Anchor, for the floor navigator. */
  id: string;
  /** All products so far. */
  products: readonly ProductSummary[];
  /** How many there are. */
  total: number;
  /** Address of the page with the next ones below these; without one these are all that is shown. */
  moreHref?: string;
  /** Called by a plain press in place of following the address: the next ones come below, the page stays where it is. */
  onMore?: () => void;
  /** See ProductGrid. */
  children?: (product: ProductSummary) => ReactNode;
}

const isPlain = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** Products at the end of a page, in portions: the foot of the page stays within reach. */
export function ProductFeed(props: ProductFeedProps) {
  const { id, products, total, moreHref, onMore, state, onRetry, children } = props;
  const { formatMessage } = useIntl();
  const foot = useRef<HTMLDivElement>(null);
  const wasPressed = useRef(false);
  useEffect(() => {
    // The pressed link goes with the last portion: the keyboard stays where it stood.
    if (wasPressed.current && !moreHref) foot.current?.focus();
    wasPressed.current = false;
  }, [moreHref]);
  const shown = { shown: products.length, total };
  return (
    <section aria-labelledby={`${id}-title`} className={css.feed} id={id}>
      <SectionHeading id={`${id}-title`} title={formatMessage(words.title)} />
      <AsyncList onRetry={onRetry} state={state === "refetching" ? "ready" : state}>
        <ProductGrid columns={6} label={formatMessage(words.title)} priorityCount={0} products={products}>
          {children}
        </ProductGrid>
        <div className={css.foot} ref={foot} tabIndex={-1}>
          <span role="status">{formatMessage(moreHref ? words.shown : words.allShown, shown)}</span>
          {moreHref && (
            <ButtonLink
              href={moreHref}
              onClick={(event) => {
                if (!onMore || !isPlain(event)) return;
                event.preventDefault();
                wasPressed.current = true;
                onMore();
              }}
              tone="neutral"
              variant="outline"
            >
              {formatMessage(state === "refetching" ? listWords.loading : listWords.showMore)}
            </ButtonLink>
          )}
        </div>
      </AsyncList>
    </section>
  );
}
