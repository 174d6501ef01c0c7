import { Button } from "@tradehall/ui/Button";
import { Icon, WishlistIcon } from "@tradehall/ui/Icon";
import { useIntl } from "react-intl";
import { instead } from "../../forms/instead.ts";
import { goodsWords } from "../../messages/goods.messages.ts";
import { shopWords } from "../../messages/shop.messages.ts";

export interface ShopWishlistButtonProps {
  /** Shop id. */
  shopId: string;
  /** Its name, for those who hear many of these buttons. */
  name: string;
  /** Whether it is a favourite. */
  isWishlisted: boolean;
  /**
   * Called with what becomes of it; without it, and without script, the page itself gets `intent=wishlistShop` with
   * `shopId` and `isWishlisted`.
   */
  onToggle?: ((shopId: string, isWishlisted: boolean) => void) | undefined;
}

/** 收藏店铺, on a shop's head, card or row: a form that works without script. */
export function ShopWishlistButton({ shopId, name, isWishlisted, onToggle }: ShopWishlistButtonProps) {
  const intl = useIntl();
  const word = intl.formatMessage(isWishlisted ? goodsWords.inWishlist : shopWords.addToWishlist);
  return (
    <form method="post" onSubmit={instead(onToggle, shopId, !isWishlisted)}>
      <input name="intent" type="hidden" value="wishlistShop" />
      <input name="shopId" type="hidden" value={shopId} />
      <input name="isWishlisted" type="hidden" value={isWishlisted ? "0" : "1"} />
      <Button
        aria-label={`${word} ${name}`}
        aria-pressed={isWishlisted}
        icon={<Icon as={WishlistIcon} isFilled={isWishlisted} size="s" />}
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
