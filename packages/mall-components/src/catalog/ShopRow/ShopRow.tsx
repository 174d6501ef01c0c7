import { useId } from "react";
import { useIntl } from "react-intl";
import { SectionHeading } from "../SectionHeading/SectionHeading.tsx";
import type { ShopSummary } from "../ShopCard/ShopCard.tsx";
import { ShopCard } from "../ShopCard/ShopCard.tsx";
import * as css from "./ShopRow.css.ts";
import { words } from "./ShopRow.messages.ts";

export interface ShopRowProps {
  /** Heading. Default 推荐店铺. */
  title?: string;
  /** Shops; nothing renders for none. */
  shops: readonly ShopSummary[];
  /** All of them. Default `/shopList`. */
  moreHref?: string;
}

/** Recommended shops side by side. */
export function ShopRow({ title, shops, moreHref = "/shopList" }: ShopRowProps) {
  const intl = useIntl();
  const id = useId();
  if (shops.length === 0) return null;
  return (
    <section aria-labelledby={id} className={css.row}>
      <SectionHeading id={id} moreHref={moreHref} title={title ?? intl.formatMessage(words.title)} />
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
