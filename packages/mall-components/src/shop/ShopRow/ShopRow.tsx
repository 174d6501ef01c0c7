import { useIntl } from "react-intl";
import { SectionHeading } from "../../parts/SectionHeading/SectionHeading.tsx";
import { useRoutes } from "../../routes/RoutesProvider.tsx";
import { ShopCard } from "../ShopCard/ShopCard.tsx";
import type { ShopSummary } from "../ShopCard/shop-summary.ts";
import * as css from "./ShopRow.css.ts";
import { words } from "./ShopRow.messages.ts";

export interface ShopRowProps {
  /** Shops; nothing renders for none. */
  shops: readonly ShopSummary[];
}

/** Recommended shops side by side. */
export function ShopRow({ shops }: ShopRowProps) {
  const intl = useIntl();
  const routes = useRoutes();
  const title = intl.formatMessage(words.title);
  if (shops.length === 0) return null;
  return (
    <section aria-label={title} className={css.row}>
      <SectionHeading moreHref={routes.shops} title={title} />
      <ul className={css.shops}>
        {shops.map((shop) => (
          <li key={shop.id}>
            <ShopCard shop={shop} variant="tile" />
          </li>
        ))}
      </ul>
    </section>
  );
}
