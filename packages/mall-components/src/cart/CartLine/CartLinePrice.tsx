import { priceText } from "@tradehall/mall-rules/money";
import { useIntl } from "react-intl";
import { goodsWords } from "../../messages/goods.messages.ts";
import { Price } from "../../product/Price/index.ts";
import * as css from "./CartLine.css.ts";
import { messages } from "./CartLine.messages.ts";
import type { CartLineView } from "./cart-line-props.ts";

/** Unit price, what it was when it was put in, and the next tier. */
export function CartLinePrice({ line }: { line: CartLineView }) {
  const intl = useIntl();
  const { thenPrice, nextTier, originalPrice, offerMax, lastPaid } = line;
  const more = nextTier && nextTier.quantity - line.quantity;
  return (
    <div className={css.price}>
      <Price originalYuan={originalPrice} size="s" tone="text" unit={line.unit} yuan={line.price} />
      {line.piecePrice && <span className={css.piecePrice}>{line.piecePrice}</span>}
      {thenPrice && (
        <span className={css.formerly} data-cheaper={line.isCheaper || undefined}>
          {intl.formatMessage(line.isCheaper ? messages.cheaper : messages.dearer, {
            amount: priceText(thenPrice),
          })}
        </span>
      )}
      {lastPaid && (
        <span className={css.hint}>
          {intl.formatMessage(goodsWords.lastPaid, { amount: priceText(lastPaid.yuan), day: lastPaid.day })}
        </span>
      )}
      {offerMax !== undefined && (
        <span className={css.formerly}>{intl.formatMessage(messages.offerMax, { max: offerMax })}</span>
      )}
      {nextTier && more !== undefined && more > 0 && (
        <span className={css.tier}>
          {intl.formatMessage(messages.nextTier, { count: more, amount: priceText(nextTier.price) })}
        </span>
      )}
    </div>
  );
}
