import { Button } from "@tradehall/ui/Button";
import { Stack } from "@tradehall/ui/Stack";
import { Text } from "@tradehall/ui/Text";
import { useState } from "react";
import { useIntl } from "react-intl";
import { actWords } from "../../messages/act.messages.ts";
import { goodsName } from "../../messages/goods-name.ts";
import { GoodsLine } from "../../product/GoodsLine/index.ts";
import { Price } from "../../product/Price/index.ts";
import type { OrderCardView } from "../order-views.ts";
import { RefundLink } from "../RefundLink/index.ts";
import { note } from "./note.ts";
import * as css from "./OrderCard.css.ts";
import { messages } from "./OrderCard.messages.ts";

/** Lines shown before "show all". */
const shown = 3;

/** The order's goods; a long order folds, but on paper. */
export function OrderCardLines({ order }: { order: OrderCardView }) {
  const intl = useIntl();
  const [isOpen, setIsOpen] = useState(false);
  const hidden = order.lines.length - shown;
  return (
    <div className={css.goods}>
      <ul>
        {order.lines.map((line, index) => (
          <li className={css.line({ isFolded: !isOpen && index >= shown })} key={line.id}>
            <GoodsLine goods={line}>
              {line.refund && <RefundLink {...line.refund} name={goodsName(line)} />}
            </GoodsLine>
            <Stack as="span" align="end" space="xxs" width="content">
              <Price points={line.score} size="s" tone="text" yuan={line.price} />
              <Text {...note}>× {line.quantity}</Text>
            </Stack>
          </li>
        ))}
      </ul>
      {hidden > 0 && (
        <span data-print="hide">
          <Button
            aria-expanded={isOpen}
            onPress={() => setIsOpen(!isOpen)}
            size="s"
            tone="neutral"
            variant="ghost"
          >
            {isOpen
              ? intl.formatMessage(actWords.fewer)
              : intl.formatMessage(messages.more, { count: hidden })}
          </Button>
        </span>
      )}
    </div>
  );
}
