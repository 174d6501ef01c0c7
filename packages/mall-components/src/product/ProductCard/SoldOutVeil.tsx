import { useLinkComponent } from "@tradehall/ui/Link";
import { useIntl } from "react-intl";
import { goodsWords } from "../../messages/goods.messages.ts";
import * as css from "./ProductCard.css.ts";
import type { ProductCardProps } from "./product-card-props.ts";

/** Over the picture of what is sold out: that it is, and the way to goods in its place. */
export function SoldOutVeil({ product, canCompare }: Pick<ProductCardProps, "product" | "canCompare">) {
  const intl = useIntl();
  const Anchor = useLinkComponent();
  return (
    <span className={css.veil}>
      <span className={css.veilWord}>{intl.formatMessage(goodsWords.soldOut)}</span>
      {canCompare && (
        <Anchor
          aria-label={intl.formatMessage(goodsWords.similarNamed, { name: product.name })}
          className={css.similar}
          href={`${product.href}#similar`}
        >
          {intl.formatMessage(goodsWords.similar)}
        </Anchor>
      )}
    </span>
  );
}
