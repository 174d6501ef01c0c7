import { Inline } from "@tradehall/ui/Inline";
import { useLinkComponent } from "@tradehall/ui/Link";
import { Text } from "@tradehall/ui/Text";
import type { ReactNode } from "react";
import { goodsName } from "../../messages/goods-name.ts";
import { ProductPicture } from "../../product/ProductPicture/ProductPicture.tsx";
import * as css from "./RailGoods.css.ts";

export interface RailGoodsProps {
  /** Product name. */
  title: string;
  /** Product page; absent: can no longer be looked at. */
  href?: string | undefined;
  /** Picture path without width and file ending. */
  picture?: string | undefined;
  /** Chosen specification. */
  skuText?: string | undefined;
  /** Dims it: not chosen, or no longer for sale. */
  isFaded?: boolean;
  /** Price and marks. */
  children?: ReactNode;
}

/** Picture, name and price of a product in a drawer. */
export function RailGoods({ title, href, picture = "", skuText, isFaded, children }: RailGoodsProps) {
  const Anchor = useLinkComponent();
  return (
    <Inline space="m" alignY="stretch" wrap={false} width="fluid">
      <span className={css.picture({ isFaded })}>
        <ProductPicture alt="" path={picture} rounding="s" width={72} />
      </span>
      <div className={css.words}>
        {href ? (
          <Anchor aria-label={goodsName({ title, skuText })} className={css.title} href={href}>
            {title}
          </Anchor>
        ) : (
          <span className={css.title}>{title}</span>
        )}
        {skuText && (
          <Text size="xs" tone="muted" lines={1}>
            {skuText}
          </Text>
        )}
        <Inline as="span" alignY="baseline">
          {children}
        </Inline>
      </div>
    </Inline>
  );
}
