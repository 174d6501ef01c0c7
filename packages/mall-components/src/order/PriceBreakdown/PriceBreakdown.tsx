import { priceText } from "@tradehall/mall-rules/money";
import { Text } from "@tradehall/ui/Text";
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
        <Text as="dd" size="inherit" tone="inherit" isNumeric align="end">
          <Text size="inherit">¥{priceText(amounts.goods)}</Text>
        </Text>
      </div>
      <div className={css.step}>
        <dt>{intl.formatMessage(goodsWords.freight)}</dt>
        <Text as="dd" size="inherit" tone="inherit" isNumeric align="end">
          <Text size="inherit">¥{priceText(amounts.freight)}</Text>
        </Text>
      </div>
      {off.map(({ part, amount }) => (
        <div className={css.step} key={part}>
          <dt>{intl.formatMessage(messages[part])}</dt>
          <Text as="dd" size="inherit" tone="inherit" isNumeric align="end">
            <Text size="inherit" tone="price">
              −¥{priceText(amount)}
            </Text>
          </Text>
        </div>
      ))}
      <div className={css.last}>
        <dt>
          {intl.formatMessage(messages[total])}{" "}
          <Text size="xs" tone="faint">
            {intl.formatMessage(goodsWords.withTax)}
          </Text>
        </dt>
        <Text as="dd" size="inherit" tone="inherit" isNumeric align="end">
          <Price points={score} yuan={amounts.payable} size="l" />
        </Text>
      </div>
      {(["deposit", "balance"] as const).map((part) => {
        const amount = amounts[part];
        return (
          amount && (
            <div className={css.step} key={part}>
              <dt>{intl.formatMessage(messages[part])}</dt>
              <Text as="dd" size="inherit" tone="inherit" isNumeric align="end">
                <Text size="inherit">¥{priceText(amount)}</Text>
              </Text>
            </div>
          )
        );
      })}
      {isAmount(refunded) && (
        <div className={css.step}>
          <dt>{intl.formatMessage(messages.refunded)}</dt>
          <Text as="dd" size="inherit" tone="inherit" isNumeric align="end">
            <Text size="inherit" tone="price">
              −¥{priceText(refunded)}
            </Text>
          </Text>
        </div>
      )}
    </dl>
  );
}
