import { Button } from "@tradehall/ui/Button";
import { FavouriteIcon, Icon } from "@tradehall/ui/Icon";
import { useIntl } from "react-intl";
import { goodsWords } from "../../messages/goods.messages.ts";
import { shopWords } from "../../messages/shop.messages.ts";

export interface ShopFavouriteProps {
  /** Shop id. */
  shopId: string;
  /** Its name, for those who hear many of these buttons. */
  name: string;
  /** Whether it is a favourite. */
  isFavourite: boolean;
  /**
   * Called with what becomes of it; without it, and without script, the page itself gets `intent=favourShop` with
   * `shopId` and `isFavourite`.
   */
  onToggle?: ((shopId: string, isFavourite: boolean) => void) | undefined;
}

/** 收藏店铺, on a shop's head, card or row: a form that works without script. */
export function ShopFavourite({ shopId, name, isFavourite, onToggle }: ShopFavouriteProps) {
  const intl = useIntl();
  const word = intl.formatMessage(isFavourite ? goodsWords.favoured : shopWords.favour);
  return (
    <form
      method="post"
      onSubmit={
        onToggle &&
        ((event) => {
          event.preventDefault();
          onToggle(shopId, !isFavourite);
        })
      }
    >
      <input name="intent" type="hidden" value="favourShop" />
      <input name="shopId" type="hidden" value={shopId} />
      <input name="isFavourite" type="hidden" value={isFavourite ? "0" : "1"} />
      <Button
        aria-label={`${word} ${name}`}
        aria-pressed={isFavourite}
        icon={<Icon as={FavouriteIcon} isFilled={isFavourite} size="s" />}
        size="s"
        tone="neutral"
        type="submit"
        variant="outline"
      >
        {word}
      </Button>
    </form>
  );
}
