import { type ShownRefusalName, shownRefusalText } from "@tradehall/mall-rules/words";
import { Button } from "@tradehall/ui/Button";
import { BellIcon, CartIcon, FavouriteIcon, Icon } from "@tradehall/ui/Icon";
import { Text } from "@tradehall/ui/Text";
import { useIntl } from "react-intl";
import { goodsWords } from "../../messages/goods.messages.ts";
import { localeOf } from "../../messages/locale-of.ts";
import * as css from "./BuyBox.css.ts";
import { words } from "./BuyBox.messages.ts";
import type { BuyBoxProps, NotBuyable } from "./BuyBox.tsx";

/** Why not → the mall's own sentence for it. */
const reasons: Record<NotBuyable, ShownRefusalName> = {
  soldOut: "soldOut",
  shopClosed: "shopClosed",
  offShelf: "notForSale",
  notStarted: "eventNotStarted",
  ended: "eventEnded",
  notOffered: "purchaseHidden",
};

/** 加入购物车 and 立即购买, or the reason why nothing can be bought. */
export function BuyButtons(props: BuyBoxProps) {
  const {
    kind = "goods",
    notBuyable,
    pending,
    isFavourite = false,
    onToggleFavourite,
    onNotifyArrival,
  } = props;
  const intl = useIntl();
  const pendingLabel = intl.formatMessage(words.pending);
  const locale = localeOf(intl.locale);
  return (
    <div className={css.buttons}>
      {notBuyable === "notOffered" ? (
        <Text tone="muted">{shownRefusalText(reasons.notOffered, locale)}</Text>
      ) : notBuyable ? (
        <>
          <Button isDisabled size="l" tone="sale">
            {shownRefusalText(reasons[notBuyable], locale)}
          </Button>
          {notBuyable === "soldOut" && onNotifyArrival && (
            <Button icon={<Icon as={BellIcon} />} onPress={onNotifyArrival} size="l" variant="outline">
              {intl.formatMessage(words.notify)}
            </Button>
          )}
        </>
      ) : (
        <>
          {kind === "goods" && (
            <Button
              icon={<Icon as={CartIcon} />}
              isDisabled={pending === "buy"}
              isPending={pending === "cart"}
              name="intent"
              pendingLabel={pendingLabel}
              size="l"
              tone="sale"
              type="submit"
              value="cart"
              variant="outline"
            >
              {intl.formatMessage(goodsWords.addToCart)}
            </Button>
          )}
          <Button
            isDisabled={pending === "cart"}
            isPending={pending === "buy"}
            name="intent"
            pendingLabel={pendingLabel}
            size="l"
            tone="sale"
            type="submit"
            value="buy"
          >
            {intl.formatMessage(kind === "preSale" ? words.preSale : words.buy)}
          </Button>
        </>
      )}
      <Button
        aria-pressed={isFavourite}
        icon={<Icon as={FavouriteIcon} isFilled={isFavourite} tone={isFavourite ? "price" : "inherit"} />}
        name={onToggleFavourite ? undefined : "intent"}
        onPress={onToggleFavourite && (() => onToggleFavourite())}
        size="l"
        tone="neutral"
        type={onToggleFavourite ? "button" : "submit"}
        value={onToggleFavourite ? undefined : "favourite"}
        variant="ghost"
      >
        {intl.formatMessage(isFavourite ? goodsWords.favoured : goodsWords.favour)}
      </Button>
    </div>
  );
}
