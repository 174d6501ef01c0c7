import { ButtonLink } from "@tradehall/ui/ButtonLink";
import { useLinkComponent } from "@tradehall/ui/Link";
import type { ReactNode } from "react";
import { ProductPicture } from "../product/ProductPicture/ProductPicture.tsx";
import * as css from "./sale-card.css.ts";

/** A product in a list of teams or of the points mall. */
export interface SaleGoodsView {
  id: string;
  name: string;
  /** Path without width and file ending. */
  picture: string;
  /** Its page. */
  href: string;
}

/** A quarter of the frame. */
const pictureSizes = "(min-width: 1024px) 280px, (min-width: 768px) 33vw, 50vw";

interface SaleCardProps {
  goods: SaleGoodsView;
  isPriority: boolean;
  /** Over the picture of what is all gone. `[data-sold-out]` */
  goneText: string | undefined;
  /** A word over the picture's corner. */
  mark?: ReactNode;
  /** Beside the button. */
  beside: ReactNode;
  /** The button, and its name with the product's. */
  act: { text: string; label: string; isMain: boolean };
  children: ReactNode;
}

/** Picture, name, what is special about the sale, and the way to it. */
export function SaleCard({ goods, isPriority, goneText, mark, beside, act, children }: SaleCardProps) {
  const Anchor = useLinkComponent();
  return (
    <article className={css.card} data-sold-out={goneText !== undefined || undefined}>
      <span className={css.picture}>
        <ProductPicture
          alt=""
          isPriority={isPriority}
          path={goods.picture}
          sizes={pictureSizes}
          width={280}
        />
        {mark}
        {goneText !== undefined && <span className={css.gone}>{goneText}</span>}
      </span>
      <h2 className={css.name}>
        <Anchor className={css.link} href={goods.href}>
          {goods.name}
        </Anchor>
      </h2>
      {children}
      <span className={css.foot}>
        {beside}
        <span className={css.act}>
          <ButtonLink
            aria-label={act.label}
            href={goods.href}
            size="s"
            tone="sale"
            variant={act.isMain ? "solid" : "outline"}
          >
            {act.text}
          </ButtonLink>
        </span>
      </span>
    </article>
  );
}
