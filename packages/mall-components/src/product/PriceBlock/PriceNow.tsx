import { priceText } from "@tradehall/mall-rules/money";
import { Inline } from "@tradehall/ui/Inline";
import { useIntl } from "react-intl";
import { goodsWords } from "../../messages/goods.messages.ts";
import { Price } from "../Price/Price.tsx";
import { PriceRange } from "../PriceRange/PriceRange.tsx";
import * as css from "./PriceBlock.css.ts";
import type { PriceBlockProps } from "./price-block-props.ts";

type Props = Pick<
  PriceBlockProps,
  "yuan" | "maxYuan" | "originalYuan" | "points" | "piecePrice" | "lastPaid"
>;

/** What a unit costs, tax included, and one of the pieces in it. */
export function PriceNow({ yuan, maxYuan, originalYuan, points, piecePrice, lastPaid }: Props) {
  const intl = useIntl();
  return (
    <Inline as="span" rowSpace="none" space="m" alignY="baseline">
      {maxYuan && maxYuan !== yuan ? (
        <PriceRange maxYuan={maxYuan} minYuan={yuan} size="l" />
      ) : (
        <Price originalYuan={originalYuan} points={points} size="l" yuan={yuan} />
      )}
      {yuan && !points && <span className={css.label}>{intl.formatMessage(goodsWords.withTax)}</span>}
      {piecePrice && <span className={css.label}>{piecePrice}</span>}
      {lastPaid && (
        <span className={css.label}>
          {intl.formatMessage(goodsWords.lastPaid, { amount: priceText(lastPaid.yuan), day: lastPaid.day })}
        </span>
      )}
    </Inline>
  );
}
