import { Button } from "@tradehall/ui/Button";
import { Notice } from "@tradehall/ui/Notice";
import { Text } from "@tradehall/ui/Text";
import { useIntl } from "react-intl";
import { sendsQuietly } from "../../forms/instead.ts";
import { cartWords } from "../../messages/cart.messages.ts";
import { goodsName } from "../../messages/goods-name.ts";
import { GoodsLine } from "../../product/GoodsLine/index.ts";
import type { GoodsView } from "../../product/goods-views.ts";
import * as css from "./BlockedLines.css.ts";
import { messages } from "./BlockedLines.messages.ts";

/** A line that cannot go into this order as it is. */
export interface BlockedLineView extends GoodsView {
  /** Id of the line, which its buttons send. */
  id: string;
  /** Pieces that were wanted. */
  quantity: number;
  /** Why, e.g. 当前地区不支持配送. */
  reason: string;
  /** Pieces that could be ordered instead; absent: none. */
  orderable?: number;
  /** Whether the order can go on without it; absent: it is all there is. */
  canLeaveOut?: boolean;
}

export interface BlockedLinesProps {
  /** The lines; with none nothing shows. */
  lines: readonly BlockedLineView[];
  /** What is in the way: the address, or the goods themselves; `all` where nothing is left to order. */
  cause: "region" | "goods" | "all";
  /** The intent that is on its way. */
  pendingIntent?: string;
}

const titles = { region: messages.region, goods: messages.goods, all: messages.nothingElse };

/**
 * Goods that cannot be ordered now, with the reason and the ways out of each. Is inside the order's form: its
 * buttons send `intent=take:ID:PIECES` and `intent=leave-out:ID`.
 */
export function BlockedLines({ lines, cause, pendingIntent }: BlockedLinesProps) {
  const intl = useIntl();
  if (lines.length === 0) return null;
  const button = (intent: string, name: string, words: string) => (
    <Button
      aria-label={name}
      isPending={pendingIntent === intent}
      {...sendsQuietly("outline", intent, undefined)}
    >
      {words}
    </Button>
  );
  return (
    <Notice isLive title={intl.formatMessage(titles[cause], { count: lines.length })} tone="warning">
      <ul className={css.list}>
        {lines.map(({ id, quantity, reason, orderable, canLeaveOut, ...goods }) => (
          <li className={css.line} key={id}>
            <GoodsLine goods={goods} size="s">
              <span className={css.reason}>
                {reason}
                {orderable !== undefined &&
                  ` · ${intl.formatMessage(messages.orderable, { count: orderable })}`}
              </span>
            </GoodsLine>
            <Text size="xs" tone="muted">
              × {quantity}
            </Text>
            <span className={css.ways}>
              {orderable !== undefined &&
                button(
                  `take:${id}:${orderable}`,
                  intl.formatMessage(messages.takeOf, { title: goodsName(goods), count: orderable }),
                  intl.formatMessage(cartWords.changeTo, { count: orderable }),
                )}
              {canLeaveOut &&
                button(
                  `leave-out:${id}`,
                  intl.formatMessage(messages.leaveOutOf, { title: goodsName(goods) }),
                  intl.formatMessage(messages.leaveOut),
                )}
            </span>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
