import { priceText, type YuanText } from "@tradehall/mall-rules/money";
import { type NotBuyable, waysOn } from "@tradehall/mall-rules/states/availability";
import { type ShownRefusalName, shownRefusalText } from "@tradehall/mall-rules/words";
import { Button } from "@tradehall/ui/Button";
import { ButtonLink } from "@tradehall/ui/ButtonLink";
import { BellIcon, CartIcon, FavouriteIcon, Icon } from "@tradehall/ui/Icon";
import { Text } from "@tradehall/ui/Text";
import { useIntl } from "react-intl";
import { flashSaleWords } from "../../messages/flash-sale.messages.ts";
import { goodsWords } from "../../messages/goods.messages.ts";
import { groupWords } from "../../messages/group.messages.ts";
import { localeOf } from "../../messages/locale-of.ts";
import { words as delivery } from "../DeliveryRow/DeliveryRow.messages.ts";
import * as css from "./BuyBox.css.ts";
import { words } from "./BuyBox.messages.ts";
import type { BuyBoxProps } from "./BuyBox.tsx";

/** Why not → what no server says so. */
const ownReasons = { belowMin: words.belowMin, notDelivered: delivery.undeliverable };
/** Why not → the mall's own sentence for it. */
const reasons: Record<Exclude<NotBuyable, keyof typeof ownReasons>, ShownRefusalName> = {
  soldOut: "soldOut",
  shopClosed: "shopClosed",
  offShelf: "notForSale",
  notStarted: "eventNotStarted",
  ended: "eventEnded",
  soldOutForNow: "soldOutForNow",
  notOffered: "purchaseHidden",
};

const buyWords = {
  goods: words.buy,
  virtual: words.buy,
  preSale: words.preSale,
  flashSale: flashSaleWords.grab,
} as const;

/** Why there are no more: all that is left, or all that one may have. */
export const mostWords = {
  goods: words.atMax,
  virtual: words.atMax,
  preSale: words.atMax,
  flashSale: flashSaleWords.perUser,
} as const;
/** What a button does, and at which price. */
const TwoLines = ({ yuan, children }: { yuan: YuanText | null; children: string }) => (
  <span className={css.twoLines}>
    {yuan && <b>¥{priceText(yuan)}</b>} {children}
  </span>
);

/** 加入购物车 and 立即购买, or the reason why nothing can be bought. */
export function BuyButtons(props: BuyBoxProps) {
  const {
    kind = "goods",
    notBuyable,
    pending,
    group,
    isFavourite = false,
    onToggleFavourite,
    isAwaited = false,
    similarHref,
    onChooseRegion,
  } = props;
  const intl = useIntl();
  const pendingLabel = intl.formatMessage(words.pending);
  const locale = localeOf(intl.locale);
  // What a flash sale has sold does not come back; its price stands nowhere else.
  const ways = notBuyable && kind !== "flashSale" ? waysOn(notBuyable) : [];
  return (
    <div className={group ? `${css.buttons} ${css.grouped}` : css.buttons}>
      {notBuyable === "notOffered" ? (
        <Text tone="muted">{shownRefusalText(reasons.notOffered, locale)}</Text>
      ) : notBuyable ? (
        <>
          <span className={css.reason}>
            <Button isDisabled size="l" tone="sale">
              {notBuyable === "belowMin" || notBuyable === "notDelivered"
                ? intl.formatMessage(ownReasons[notBuyable])
                : shownRefusalText(reasons[notBuyable], locale)}
            </Button>
          </span>
          {ways.includes("notice") && (
            <Button
              icon={<Icon as={BellIcon} />}
              isPending={pending === "await" || pending === "forget"}
              name="intent"
              pendingLabel={pendingLabel}
              size="l"
              type="submit"
              value={isAwaited ? "forget" : "await"}
              variant="outline"
            >
              {intl.formatMessage(isAwaited ? words.forget : words.notify)}
            </Button>
          )}
          {ways.includes("region") && onChooseRegion && (
            <Button aria-haspopup="dialog" onPress={onChooseRegion} size="l" variant="outline">
              {intl.formatMessage(words.region)}
            </Button>
          )}
          {ways.includes("similar") && similarHref && (
            <span className={css.besides}>
              <ButtonLink href={similarHref} size="l" tone="neutral" variant="outline">
                {intl.formatMessage(goodsWords.similar)}
              </ButtonLink>
            </span>
          )}
        </>
      ) : (
        <>
          {kind === "goods" && (
            <Button
              {...(group ? {} : { icon: <Icon as={CartIcon} /> })}
              isDisabled={pending !== undefined && pending !== "cart"}
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
            isDisabled={pending !== undefined && pending !== "buy"}
            isPending={pending === "buy"}
            name="intent"
            pendingLabel={pendingLabel}
            size="l"
            tone="sale"
            type="submit"
            value="buy"
            variant={group ? "outline" : "solid"}
          >
            {group ? (
              <TwoLines yuan={group.aloneYuan}>{intl.formatMessage(groupWords.alone)}</TwoLines>
            ) : (
              intl.formatMessage(buyWords[kind])
            )}
          </Button>
          {group && (
            <Button
              isDisabled={pending !== undefined && pending !== "group"}
              isPending={pending === "group"}
              name="intent"
              pendingLabel={pendingLabel}
              size="l"
              tone="sale"
              type="submit"
              value="group"
            >
              <TwoLines yuan={group.yuan}>
                {intl.formatMessage(group.teamId ? groupWords.join : groupWords.open)}
              </TwoLines>
            </Button>
          )}
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
