import { Text } from "@tradehall/ui/Text";
import { useIntl } from "react-intl";
import { GoodsLine } from "../../product/GoodsLine/index.ts";
import type { OrderLineView } from "../../product/goods-views.ts";
import { Price } from "../../product/Price/index.ts";
import * as css from "./GiftLines.css.ts";
import { messages } from "./GiftLines.messages.ts";

export interface GiftLinesProps {
  /** What is given beside what is bought; nothing renders for none. */
  lines: readonly OrderLineView[];
}

/** Gifts of a shop under the lines that earn them: marked, of no price, and nothing to tick. */
export function GiftLines({ lines }: GiftLinesProps) {
  const intl = useIntl();
  if (lines.length === 0) return null;
  return (
    <ul aria-label={intl.formatMessage(messages.gifts)} className={css.list}>
      {lines.map((line) => (
        <li className={css.line} key={line.id}>
          <div className={css.goods}>
            <GoodsLine goods={line} size="s" />
          </div>
          <Text size="inherit" tone="muted" isNumeric>
            × {line.quantity}
          </Text>
          <Text size="inherit" tone="inherit" align="end">
            <Price size="s" tone="text" yuan={line.price} />
          </Text>
        </li>
      ))}
    </ul>
  );
}
