import { Button } from "@tradehall/ui/Button";
import { useIntl } from "react-intl";
import { sendsQuietly } from "../../forms/instead.ts";
import { actWords } from "../../messages/act.messages.ts";
import { cartWords } from "../../messages/cart.messages.ts";
import { goodsWords } from "../../messages/goods.messages.ts";
import { goodsName } from "../../messages/goods-name.ts";
import type { GoodsView } from "../../product/goods-views.ts";
import type { CartLineProps } from "./cart-line-props.ts";

interface Props extends Pick<CartLineProps, "onDelete" | "onMoveToWishlist"> {
  line: GoodsView & { id: string; isWishlisted?: boolean };
}

/** Delete and move to favourites; without handlers they send the form around the cart. */
export function CartLineActions({ line, onDelete, onMoveToWishlist }: Props) {
  const intl = useIntl();
  const { id } = line;
  const title = goodsName(line);
  return (
    <>
      <Button
        aria-label={line.isWishlisted ? undefined : intl.formatMessage(cartWords.namedToWishlist, { title })}
        isDisabled={line.isWishlisted}
        {...sendsQuietly("ghost", `wishlist:${id}`, onMoveToWishlist, id)}
      >
        {intl.formatMessage(line.isWishlisted ? goodsWords.inWishlist : cartWords.toWishlist)}
      </Button>
      <Button
        aria-label={intl.formatMessage(actWords.deleteNamed, { title })}
        {...sendsQuietly("ghost", `delete:${id}`, onDelete, id)}
      >
        {intl.formatMessage(actWords.delete)}
      </Button>
    </>
  );
}
