import { CloseIcon } from "@tradehall/ui/Icon";
import { IconButton } from "@tradehall/ui/IconButton";
import { Tag } from "@tradehall/ui/Tag";
import { useIntl } from "react-intl";
import { GoodsPrice } from "../../catalog/GoodsPrice/GoodsPrice.tsx";
import { Price } from "../../catalog/Price/Price.tsx";
import { RailGoods } from "../RailDrawer/RailGoods.tsx";
import * as css from "./RailProducts.css.ts";
import { words } from "./RailProducts.messages.ts";
import type { RailProduct, RailProductsProps } from "./RailProducts.tsx";

interface RailProductRowProps {
  product: RailProduct;
  kind: RailProductsProps["kind"];
  onRemove: (prodId: string) => void;
}

/** One product with its price and a cross. */
export function RailProductRow({ product, kind, onRemove }: RailProductRowProps) {
  const intl = useIntl();
  const { id, name, href, picture, yuan, memberYuan, points, isFromPrice, state } = product;
  const isOff = state === "offShelf";
  return (
    <li className={css.row}>
      <RailGoods href={isOff ? undefined : href} isFaded={isOff} picture={picture} title={name}>
        {isOff ? (
          <Price isFrom={isFromPrice} points={points} size="s" tone="muted" yuan={yuan} />
        ) : (
          <GoodsPrice isFrom={isFromPrice} memberYuan={memberYuan} points={points} size="s" yuan={yuan} />
        )}
        {state && <Tag size="s">{intl.formatMessage(words[state])}</Tag>}
      </RailGoods>
      <IconButton
        icon={CloseIcon}
        label={intl.formatMessage(kind === "favourites" ? words.unfavour : words.forget, { name })}
        onPress={() => onRemove(id)}
        size="s"
      />
    </li>
  );
}
