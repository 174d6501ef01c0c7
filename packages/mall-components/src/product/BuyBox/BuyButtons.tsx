import { shortPriceText, type YuanText } from "@tradehall/mall-rules/money";
import { Button } from "@tradehall/ui/Button";
import { CartIcon, Icon, WishlistIcon } from "@tradehall/ui/Icon";
import { useIntl } from "react-intl";
import { sends } from "../../forms/instead.ts";
import { exchangeWords } from "../../messages/exchange.messages.ts";
import { flashSaleWords } from "../../messages/flash-sale.messages.ts";
import { goodsWords } from "../../messages/goods.messages.ts";
import { groupWords } from "../../messages/group.messages.ts";
import { preSaleWords } from "../../messages/pre-sale.messages.ts";
import * as css from "./BuyBox.css.ts";
import { words } from "./BuyBox.messages.ts";
import type { BuyBoxProps } from "./buy-box-props.ts";
import { WaysOn } from "./WaysOn.tsx";

const buyWords = {
  goods: words.buy,
  virtual: words.buy,
  preSale: words.preSale,
  deposit: words.deposit,
  flashSale: flashSaleWords.grab,
  exchange: exchangeWords.redeem,
} as const;

/** What a button does, and at which price. */
const TwoLines = ({ yuan, children }: { yuan: YuanText | null; children: string }) => (
  <span className={css.twoLines}>
    {yuan && <b>¥{shortPriceText(yuan)}</b>} {children}
  </span>
);

/** 加入购物车 and 立即购买, or the reason why nothing can be bought. */
export function BuyButtons(props: BuyBoxProps) {
  const { kind = "goods", depositYuan, notBuyable, pending, group } = props;
  const { isWishlisted = false, onToggleWishlist } = props;
  const intl = useIntl();
  const buyText =
    kind === "deposit" && depositYuan
      ? intl.formatMessage(preSaleWords.payDeposit, { amount: shortPriceText(depositYuan) })
      : intl.formatMessage(buyWords[kind]);
  const buys = (intent: "cart" | "buy" | "group") =>
    ({
      isDisabled: pending !== undefined && pending !== intent,
      isPending: pending === intent,
      pendingLabel: intl.formatMessage(words.pending),
      size: "l",
      tone: "sale",
      ...sends(intent, undefined),
    }) as const;
  return (
    <div className={group ? `${css.buttons} ${css.grouped}` : css.buttons}>
      {notBuyable ? (
        <WaysOn {...props} notBuyable={notBuyable} />
      ) : (
        <>
          {kind === "goods" && (
            <Button {...(group ? {} : { icon: <Icon as={CartIcon} /> })} {...buys("cart")} variant="outline">
              {intl.formatMessage(goodsWords.addToCart)}
            </Button>
          )}
          <Button {...buys("buy")} variant={group ? "outline" : "solid"}>
            {group ? (
              <TwoLines yuan={group.aloneYuan}>{intl.formatMessage(groupWords.alone)}</TwoLines>
            ) : (
              buyText
            )}
          </Button>
          {group && (
            <Button {...buys("group")}>
              <TwoLines yuan={group.yuan}>
                {intl.formatMessage(group.teamId ? groupWords.join : groupWords.open)}
              </TwoLines>
            </Button>
          )}
        </>
      )}
      <Button
        aria-pressed={isWishlisted}
        icon={<Icon as={WishlistIcon} isFilled={isWishlisted} tone={isWishlisted ? "price" : "inherit"} />}
        name={onToggleWishlist ? undefined : "intent"}
        onPress={onToggleWishlist && (() => onToggleWishlist())}
        size="l"
        tone="neutral"
        type={onToggleWishlist ? "button" : "submit"}
        value={onToggleWishlist ? undefined : "wishlist"}
        variant="ghost"
      >
        {intl.formatMessage(isWishlisted ? goodsWords.inWishlist : goodsWords.addToWishlist)}
      </Button>
      {props.wishlistAside}
    </div>
  );
}
