import { useLinkComponent } from "@tradehall/ui/Link";
import { Tabs } from "@tradehall/ui/Tabs";
import type { ReactNode } from "react";
import { ProductGrid } from "../../list/ProductGrid/ProductGrid.tsx";
import { AsyncList, type ListStateProps } from "../../parts/AsyncList/AsyncList.tsx";
import { SectionHeading } from "../../parts/SectionHeading/SectionHeading.tsx";
import type { ProductSummary } from "../../product/ProductCard/product-card-props.ts";
import { ProductPicture } from "../../product/ProductPicture/ProductPicture.tsx";
import { FloorBanner, type FloorBannerProps } from "../FloorBanner/FloorBanner.tsx";
import * as css from "./HomeFloor.css.ts";

export interface HomeFloorProps extends ListStateProps {
  /** Anchor of the floor, for the floor navigator. */
  id: string;
  /** Number, e.g. 1; shown as 1F. */
  number?: number;
  /** Name. */
  title: string;
  /** Products, of the chosen tab where there are tabs. */
  products: readonly ProductSummary[];
  /** What the products can be narrowed to; one alone draws no tabs. */
  tabs?: readonly { id: string; label: string }[];
  /** Id of the chosen tab. Default the first. */
  tab?: string;
  /** Called with the tab that was chosen. */
  onTab?: (id: string) => void;
  /** Words at the head: sub-categories. */
  links?: readonly { label: string; href: string }[];
  /** All of it. */
  moreHref?: string;
  /** Picture panel at the left: path and where it leads. */
  panel?: { picture: string; href: string } | undefined;
  /** The floor's own banner, in the panel's place. */
  banner?: FloorBannerProps | undefined;
  /** See ProductGrid. */
  children?: (product: ProductSummary) => ReactNode;
}

/** One floor of home: heading with sub-categories, a picture panel, products. */
export function HomeFloor(props: HomeFloorProps) {
  const { id, number, title, products, tabs = [], links, moreHref, panel, banner } = props;
  const { state, onRetry, children } = props;
  const hasPanel = (banner ?? panel) !== undefined;
  const Anchor = useLinkComponent();
  const isLoading = state === "loading";
  const goods = (
    <AsyncList onRetry={onRetry} size="s" state={isLoading ? "ready" : state}>
      <ProductGrid
        columns={hasPanel ? 4 : 5}
        isRefetching={state === "refetching"}
        label={title}
        priorityCount={0}
        products={products}
        skeletonCount={isLoading ? 8 : undefined}
      >
        {children}
      </ProductGrid>
    </AsyncList>
  );
  return (
    <section aria-labelledby={`${id}-title`} className={css.floor} id={id}>
      <SectionHeading
        id={`${id}-title`}
        links={hasPanel ? undefined : links}
        mark={number === undefined ? undefined : `${number}F`}
        moreHref={moreHref}
        title={title}
      />
      <div className={css.body({ hasPanel })}>
        {hasPanel && (
          <div className={css.panel({ hasBanner: banner !== undefined })}>
            {banner && <FloorBanner {...banner} />}
            {!banner && panel && (
              <Anchor className={css.panelLink} href={panel.href}>
                <span className={css.panelTitle}>{title}</span>
                <span className={css.panelPicture}>
                  <ProductPicture alt="" path={panel.picture} width={224} />
                </span>
              </Anchor>
            )}
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
          {tabs.length > 1 ? (
            <Tabs
              label={title}
              onChange={props.onTab}
              selected={props.tab}
              tabs={tabs.map((one) => ({ ...one, content: goods }))}
              variant="pill"
            />
          ) : (
            goods
          )}
        </div>
      </div>
    </section>
  );
}
