import { useId } from "react";
import { useIntl } from "react-intl";
import { useRoutes } from "../../routes/RoutesProvider.tsx";
import { SectionHeading } from "../SectionHeading/SectionHeading.tsx";
import type { ShopSummary } from "../ShopCard/ShopCard.tsx";
import { ShopCard } from "../ShopCard/ShopCard.tsx";
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
  const id = useId();
  if (shops.length === 0) return null;
  return (
    <section aria-labelledby={id} className={css.row}>
      <SectionHeading id={id} moreHref={routes.shops} title={intl.formatMessage(words.title)} />
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
