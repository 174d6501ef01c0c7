import { useLinkComponent } from "@tradehall/ui/Link";
import type { ReactNode } from "react";
import type { ProductSummary } from "../ProductCard/ProductCard.tsx";
import { ProductGrid } from "../ProductGrid/ProductGrid.tsx";
import { ProductPicture } from "../ProductPicture/ProductPicture.tsx";
import { SectionHeading } from "../SectionHeading/SectionHeading.tsx";
import * as css from "./HomeFloor.css.ts";

export interface HomeFloorProps {
  /** Anchor of the floor, for the floor navigator. */
  id: string;
  /** Number, e.g. 1; shown as 1F. */
  number?: number;
  /** Name. */
  title: string;
  /** Line beside it. */
  subtitle?: string;
  /** Products. */
  products: readonly ProductSummary[];
  /** Words at the head: sub-categories. */
  links?: readonly { label: string; href: string }[];
  /** All of it. */
  moreHref?: string;
  /** Picture panel at the left: path, its text and where it leads. */
  panel?: { picture: string; title: string; text?: string; href: string };
  /** Shows skeletons. */
  isLoading?: boolean;
  /** See ProductGrid. */
  children?: (product: ProductSummary) => ReactNode;
  /** See ProductCard. */
  onIntent?: (productId: string) => void;
}

/** One floor of home: heading with sub-categories, a picture panel, products. */
export function HomeFloor(props: HomeFloorProps) {
  const { id, number, title, subtitle, products, links, moreHref, panel, isLoading, children, onIntent } =
    props;
  const Anchor = useLinkComponent();
  return (
    <section aria-labelledby={`${id}-title`} className={css.floor} id={id}>
      <SectionHeading
        id={`${id}-title`}
        links={panel ? undefined : links}
        mark={number === undefined ? undefined : `${number}F`}
        moreHref={moreHref}
        subtitle={subtitle}
        title={title}
      />
      <div className={css.body({ hasPanel: panel !== undefined })}>
        {panel && (
          <div className={css.panel}>
            <Anchor className={css.panelLink} href={panel.href}>
              <span className={css.panelWords}>
                <span className={css.panelTitle}>{panel.title}</span>
                {panel.text && <span className={css.panelText}>{panel.text}</span>}
              </span>
              <span className={css.panelPicture}>
                <ProductPicture alt="" path={panel.picture} width={224} />
              </span>
            </Anchor>
            {links && (
              <ul className={css.panelLinks}>
                {links.map((link) => (
                  <li key={link.label}>
                    <Anchor className={css.panelChip} href={link.href}>
                      {link.label}
                    </Anchor>
                  </li>
                ))}
              </ul>
            )}
          </div>
        )}
        <div className={css.goods}>
          <ProductGrid
            columns={panel ? 4 : 5}
            label={title}
            onIntent={onIntent}
            priorityCount={0}
            products={products}
            skeletonCount={isLoading ? 8 : undefined}
          >
            {children}
          </ProductGrid>
        </div>
      </div>
    </section>
  );
}
