import { Button } from "@tradehall/ui/Button";
import { Notice } from "@tradehall/ui/Notice";
import { useIntl } from "react-intl";
import { GoodsLine } from "../GoodsLine/index.ts";
import type { GoodsView } from "../views.ts";
import * as css from "./UndeliverableLines.css.ts";
import { messages } from "./UndeliverableLines.messages.ts";

/** A line that cannot go into this order. */
export interface UndeliverableLineView extends GoodsView {
  id: string;
  quantity: number;
  /** Why, e.g. 当前地区不支持配送. */
  reason: string;
}

export interface UndeliverableLinesProps {
  /** The lines; with none nothing shows. */
  lines: readonly UndeliverableLineView[];
  /** Order the rest without them; without it they are left out by themselves and no button shows. */
  onLeaveOut?: () => void;
}

/** Goods that cannot be sent to the chosen address, with the reason each. */
export function UndeliverableLines({ lines, onLeaveOut }: UndeliverableLinesProps) {
  const intl = useIntl();
  if (lines.length === 0) return null;
  return (
    <Notice
      actions={
        onLeaveOut && (
          <Button onPress={onLeaveOut} size="s" tone="neutral" variant="outline">
            {intl.formatMessage(messages.leaveOut)}
          </Button>
        )
      }
      isLive
      title={intl.formatMessage(messages.title, { count: lines.length })}
      tone="warning"
    >
      <ul className={css.list}>
        {lines.map((line) => (
          <li className={css.line} key={line.id}>
            <GoodsLine goods={line} size="s">
              <span className={css.reason}>{line.reason}</span>
            </GoodsLine>
            <span className={css.count}>× {line.quantity}</span>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
