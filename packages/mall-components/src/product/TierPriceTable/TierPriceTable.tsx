import type { YuanText } from "@tradehall/mall-rules/money";
import { VisuallyHidden } from "@tradehall/ui/VisuallyHidden";
import { useIntl } from "react-intl";
import { goodsWords } from "../../messages/goods.messages.ts";
import { Price } from "../Price/Price.tsx";
import * as css from "./TierPriceTable.css.ts";
import { words } from "./TierPriceTable.messages.ts";

/** One step of quantity prices. */
export interface PriceTier {
  /** From this many pieces. */
  minCount: number;
  /** Unit price in yuan. */
  yuan: YuanText;
}
export interface TierPriceTableProps {
  /** Steps, in any order; nothing renders below two prices. */
  tiers: readonly PriceTier[];
  /** Quantity now, marks the step in force. */
  count?: number;
  /** Unit word. Default 件. */
  unit?: string;
}

/** Unit price by quantity; the step that the quantity reaches is marked. */
export function TierPriceTable({ tiers: all, count = 0, unit }: TierPriceTableProps) {
  const intl = useIntl();
  // Prices of whole fen: a step may come out as dear as the one before, and is then no step.
  const tiers = all
    .toSorted((a, b) => a.minCount - b.minCount)
    .filter(({ yuan }, index, sorted) => yuan !== sorted[index - 1]?.yuan);
  if (tiers.length < 2) return null;
  const pieces = unit ?? intl.formatMessage(goodsWords.piece);
  const reached = tiers.findLastIndex((tier) => count >= tier.minCount);
  const range = (index: number) => {
    const min = tiers[index]?.minCount ?? 1;
    const next = tiers[index + 1];
    return next
      ? intl.formatMessage(words.range, { min, max: next.minCount - 1, unit: pieces })
      : intl.formatMessage(words.from, { min, unit: pieces });
  };
  return (
    <table className={css.table}>
      <caption>
        <VisuallyHidden>{intl.formatMessage(words.caption)}</VisuallyHidden>
      </caption>
      <tbody>
        <tr>
          <th className={css.head} scope="row">
            {intl.formatMessage(goodsWords.unitPrice)}
          </th>
          {tiers.map((tier, index) => (
            <td className={css.cell} data-selected={index === reached || undefined} key={tier.minCount}>
              <Price size="m" yuan={tier.yuan} />
              {index === reached && <VisuallyHidden>{intl.formatMessage(words.current)}</VisuallyHidden>}
            </td>
          ))}
        </tr>
        <tr>
          <th className={css.head} scope="row">
            {intl.formatMessage(words.count)}
          </th>
          {tiers.map((tier, index) => (
            <td className={css.cell} data-selected={index === reached || undefined} key={tier.minCount}>
              {range(index)}
            </td>
          ))}
        </tr>
      </tbody>
    </table>
  );
}
