import { CartIcon, FavouriteIcon, Icon } from "@tradehall/ui/Icon";
import { useIntl } from "react-intl";
import { goodsWords } from "../../messages/goods.messages.ts";
import * as css from "./CardActions.css.ts";
import { words } from "./ProductCard.messages.ts";
import type { ProductCardProps } from "./ProductCard.tsx";

/** Heart and cart over the picture: with the pointer or the focus in the card, always on touch screens. */
export function CardActions(props: ProductCardProps & { isSoldOut: boolean }) {
  const { product, isSoldOut, isFavourite = false, onToggleFavourite } = props;
  const intl = useIntl();
  const onAddToCart = isSoldOut ? undefined : props.onAddToCart;
  if (!onToggleFavourite && !onAddToCart) return null;
  return (
    <span className={css.actions}>
      {onToggleFavourite && (
        <button
          aria-label={intl.formatMessage(words.favourName, { name: product.name })}
          aria-pressed={isFavourite}
          className={css.action}
          onClick={() => onToggleFavourite(product.id)}
          title={intl.formatMessage(isFavourite ? goodsWords.favoured : goodsWords.favour)}
          type="button"
        >
          <Icon as={FavouriteIcon} isFilled={isFavourite} />
        </button>
      )}
      {onAddToCart && (
        <button
          aria-label={intl.formatMessage(goodsWords.addNamedToCart, { name: product.name })}
          className={css.action}
          onClick={() => onAddToCart(product.id)}
          title={intl.formatMessage(goodsWords.addToCart)}
          type="button"
        >
          <Icon as={CartIcon} />
        </button>
      )}
    </span>
  );
}
