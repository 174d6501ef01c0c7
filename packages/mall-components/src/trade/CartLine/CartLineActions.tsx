import { Button } from "@tradehall/ui/Button";
import { useIntl } from "react-intl";
import { instead } from "../../forms/instead.ts";
import { actWords } from "../../messages/act.messages.ts";
import { cartWords } from "../../messages/cart.messages.ts";
import { goodsWords } from "../../messages/goods.messages.ts";
import { goodsName } from "../../messages/goods-name.ts";
import * as css from "./CartLine.css.ts";
import type { CartLineProps } from "./CartLine.tsx";

type Props = Pick<CartLineProps, "line" | "onDelete" | "onFavourite">;

/** Delete and move to favourites; without handlers they send the form around the cart. */
export function CartLineActions({ line, onDelete, onFavourite }: Props) {
  const intl = useIntl();
  const { id } = line;
  const title = goodsName(line);
  return (
    <div className={css.actions}>
      <Button
        aria-label={line.isFavourite ? undefined : intl.formatMessage(cartWords.namedToFavourites, { title })}
        isDisabled={line.isFavourite}
        name="intent"
        onPress={instead(onFavourite, id)}
        size="s"
        tone="neutral"
        type="submit"
        value={`favourite:${id}`}
        variant="ghost"
      >
        {intl.formatMessage(line.isFavourite ? goodsWords.favoured : cartWords.toFavourites)}
      </Button>
      <Button
        aria-label={intl.formatMessage(actWords.deleteNamed, { title })}
        name="intent"
        onPress={instead(onDelete, id)}
        size="s"
        tone="neutral"
        type="submit"
        value={`delete:${id}`}
        variant="ghost"
      >
        {intl.formatMessage(actWords.delete)}
      </Button>
    </div>
  );
}
