import { CloseIcon } from "@tradehall/ui/Icon";
import { IconButton } from "@tradehall/ui/IconButton";
import { Inline } from "@tradehall/ui/Inline";
import { Tag } from "@tradehall/ui/Tag";
import { useIntl } from "react-intl";
import { RailGoods } from "../RailDrawer/RailGoods.tsx";
import { RailPrice } from "./RailPrice.tsx";
import { words } from "./RailProducts.messages.ts";
import type { RailProduct, RailProductsProps } from "./rail-products-props.ts";

interface RailProductRowProps {
  product: RailProduct;
  kind: RailProductsProps["kind"];
  onRemove: (prodId: string) => void;
}

/** One product with its price and a cross. */
export function RailProductRow({ product, kind, onRemove }: RailProductRowProps) {
  const intl = useIntl();
  const { id, name, href, picture, state } = product;
  const isOff = state === "offShelf";
  return (
    <Inline as="li" alignY="top" wrap={false}>
      <RailGoods href={isOff ? undefined : href} isFaded={isOff} picture={picture} title={name}>
        <RailPrice product={product} />
        {state && <Tag size="s">{intl.formatMessage(words[state])}</Tag>}
      </RailGoods>
      <IconButton
        icon={CloseIcon}
        label={intl.formatMessage(kind === "wishlist" ? words.removeFromWishlist : words.forget, { name })}
        onPress={() => onRemove(id)}
        size="s"
      />
    </Inline>
  );
}
