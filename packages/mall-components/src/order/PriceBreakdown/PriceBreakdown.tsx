import { priceText } from "@tradehall/mall-rules/money";
import { useIntl } from "react-intl";
import { goodsWords } from "../../messages/goods.messages.ts";
import { Price } from "../../product/Price/index.ts";
import type { AmountsView } from "../order-views.ts";
import * as css from "./PriceBreakdown.css.ts";
import { messages } from "./PriceBreakdown.messages.ts";
import { isAmount, takenOff } from "./steps.ts";

export interface PriceBreakdownProps {
  /** The sums, by the server. */
  amounts: AmountsView;
  /** Pieces; absent: not said. */
  pieces?: number;
  /** What the last step is called: 应付金额 or, once paid, 实付金额. Default `payable`. */
  total?: "payable" | "paid";
  /** The sums are being recalculated: marked. */
  isPending?: boolean;
}

/** How the amount to pay comes about: goods, freight, what is taken off, the sum, and what of it went back. */
export function PriceBreakdown({ amounts, pieces, total = "payable", isPending }: PriceBreakdownProps) {
  const intl = useIntl();
  const off = takenOff(amounts);
  const { refunded, score } = amounts;
  return (
    <dl aria-busy={isPending || undefined} className={css.breakdown} data-pending={isPending || undefined}>
      <div className={css.step}>
        <dt>
          {pieces === undefined
            ? intl.formatMessage(messages.goods)
            : intl.formatMessage(messages.goodsOf, { count: pieces })}
        </dt>
        <dd className={css.amount}>
          <span className={css.plain}>¥{priceText(amounts.goods)}</span>
        </dd>
      </div>
      <div className={css.step}>
        <dt>{intl.formatMessage(goodsWords.freight)}</dt>
        <dd className={css.amount}>
          <span className={css.plain}>¥{priceText(amounts.freight)}</span>
        </dd>
      </div>
      {off.map(({ part, amount }) => (
        <div className={css.step} key={part}>
          <dt>{intl.formatMessage(messages[part])}</dt>
          <dd className={css.amount}>
            <span className={css.off}>−¥{priceText(amount)}</span>
          </dd>
        </div>
      ))}
      <div className={css.last}>
        <dt>
          {intl.formatMessage(messages[total])}{" "}
          <span className={css.tax}>{intl.formatMessage(goodsWords.withTax)}</span>
        </dt>
        <dd className={css.amount}>
          <Price points={score} yuan={amounts.payable} size="l" />
        </dd>
      </div>
      {(["deposit", "balance"] as const).map((part) => {
        const amount = amounts[part];
        return (
          amount && (
            <div className={css.step} key={part}>
              <dt>{intl.formatMessage(messages[part])}</dt>
              <dd className={css.amount}>
                <span className={css.plain}>¥{priceText(amount)}</span>
              </dd>
            </div>
          )
        );
      })}
      {isAmount(refunded) && (
        <div className={css.step}>
          <dt>{intl.formatMessage(messages.refunded)}</dt>
          <dd className={css.amount}>
            <span className={css.off}>−¥{priceText(refunded)}</span>
          </dd>
        </div>
      )}
    </dl>
  );
}
