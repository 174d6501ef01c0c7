import type { ExchangeBlock } from "@tradehall/mall-rules/states/membership/exchange";
import { type NotBuyable, waysOn } from "@tradehall/mall-rules/states/product/availability";
import { type ShownRefusalName, shownRefusalText } from "@tradehall/mall-rules/words";
import { exchangeBlockText } from "@tradehall/mall-rules/words/exchange";
import { Button } from "@tradehall/ui/Button";
import { ButtonLink } from "@tradehall/ui/ButtonLink";
import { BellIcon, Icon } from "@tradehall/ui/Icon";
import { Text } from "@tradehall/ui/Text";
import { type IntlShape, useIntl } from "react-intl";
import { goodsWords } from "../../messages/goods.messages.ts";
import { localeOf } from "../../messages/locale-of.ts";
import { words as delivery } from "../DeliveryRow/DeliveryRow.messages.ts";
import * as css from "./BuyBox.css.ts";
import { words } from "./BuyBox.messages.ts";
import type { BuyBoxProps } from "./buy-box-props.ts";

/** Why not → what no server says so. */
const ownReasons = {
  belowMin: words.belowMin,
  notDelivered: delivery.undeliverable,
  forPoints: words.forPoints,
};
/** Why not → the mall's own sentence for it. */
const reasons: Record<
  Exclude<NotBuyable, keyof typeof ownReasons | ExchangeBlock> | "soldOut",
  ShownRefusalName
> = {
  soldOut: "soldOut",
  shopClosed: "shopClosed",
  offShelf: "notForSale",
  depositNotStarted: "depositNotStarted",
  depositOver: "depositOver",
  notStarted: "eventNotStarted",
  ended: "eventEnded",
  soldOutForNow: "soldOutForNow",
  activitySoldOut: "activitySoldOut",
  notOffered: "purchaseHidden",
};

const isOwn = (why: NotBuyable): why is keyof typeof ownReasons => why in ownReasons;
const isOfExchange = (why: NotBuyable): why is Exclude<ExchangeBlock, "soldOut"> =>
  why === "pointsShort" || why === "exchangeLimit" || why === "exchangeGone";

function reasonText(why: NotBuyable, intl: IntlShape, isExchange: boolean): string {
  const locale = localeOf(intl.locale);
  if (isOfExchange(why)) return exchangeBlockText(why, locale);
  if (isExchange && why === "soldOut") return exchangeBlockText(why, locale);
  return isOwn(why) ? intl.formatMessage(ownReasons[why]) : shownRefusalText(reasons[why], locale);
}

interface WaysOnProps extends BuyBoxProps {
  notBuyable: NotBuyable;
}

/** Why nothing can be bought, and what can be done instead. */
export function WaysOn(props: WaysOnProps) {
  const { kind, notBuyable, pending, isAwaited = false, similarHref, onChooseRegion } = props;
  const intl = useIntl();
  // What a flash sale has sold does not come back; its price is nowhere else.
  const ways = kind === "flashSale" || kind === "exchange" ? [] : waysOn(notBuyable);
  const pendingLabel = intl.formatMessage(words.pending);
  const locale = localeOf(intl.locale);
  if (notBuyable === "notOffered")
    return <Text tone="muted">{shownRefusalText(reasons.notOffered, locale)}</Text>;
  return (
    <>
      <span className={css.reason}>
        <Button isDisabled size="l" tone="sale">
          {reasonText(notBuyable, intl, kind === "exchange")}
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
  );
}
