import { priceText } from "@tradehall/mall-rules/money";
import { Text } from "@tradehall/ui/Text";
import type { ReactNode } from "react";
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

function Step({ label, isLast, children }: { label: ReactNode; isLast?: boolean; children: ReactNode }) {
  return (
    <div className={isLast ? css.last : css.step}>
      <dt>{label}</dt>
      <dd className={css.amount}>{children}</dd>
    </div>
  );
}

/** How the amount to pay comes about: goods, freight, what is taken off, the sum, and what of it went back. */
export function PriceBreakdown({ amounts, pieces, total = "payable", isPending }: PriceBreakdownProps) {
  const intl = useIntl();
  const off = takenOff(amounts);
  const { refunded, score } = amounts;
  return (
    <dl aria-busy={isPending || undefined} className={css.breakdown} data-pending={isPending || undefined}>
      <Step
        label={
          pieces === undefined
            ? intl.formatMessage(messages.goods)
            : intl.formatMessage(messages.goodsOf, { count: pieces })
        }
      >
        <Text size="inherit">¥{priceText(amounts.goods)}</Text>
      </Step>
      <Step label={intl.formatMessage(goodsWords.freight)}>
        <Text size="inherit">¥{priceText(amounts.freight)}</Text>
      </Step>
      {off.map(({ part, amount }) => (
        <Step key={part} label={intl.formatMessage(messages[part])}>
          <Text size="inherit" tone="price">
            −¥{priceText(amount)}
          </Text>
        </Step>
      ))}
      <Step
        isLast
        label={
          <>
            {intl.formatMessage(messages[total])}{" "}
            <Text size="xs" tone="faint">
              {intl.formatMessage(goodsWords.withTax)}
            </Text>
          </>
        }
      >
        <Price points={score} yuan={amounts.payable} size="l" />
      </Step>
      {(["deposit", "balance"] as const).map((part) => {
        const amount = amounts[part];
        return (
          amount && (
            <Step key={part} label={intl.formatMessage(messages[part])}>
              <Text size="inherit">¥{priceText(amount)}</Text>
            </Step>
          )
        );
      })}
      {isAmount(refunded) && (
        <Step label={intl.formatMessage(messages.refunded)}>
          <Text size="inherit" tone="price">
            −¥{priceText(refunded)}
          </Text>
        </Step>
      )}
    </dl>
  );
}
