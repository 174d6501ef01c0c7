import { priceText, type YuanText, yuanToFen } from "@tradehall/mall-rules/money";
import { Notice } from "@tradehall/ui/Notice";
import { useIntl } from "react-intl";
import { words } from "./LimitNote.messages.ts";

export interface LimitNoteProps {
  /** What is ticked comes to. */
  total: YuanText;
  /** What the buyer may order at once without approval; absent: without limit. */
  perOrder?: YuanText;
  /** What is left of this month; absent: without limit. */
  left?: YuanText;
}

/** Says in the cart that an order of what is ticked would wait for an approval; nothing where it would not. */
export function LimitNote({ total, perOrder, left }: LimitNoteProps) {
  const { formatMessage } = useIntl();
  const isAbove = (limit: YuanText | undefined): limit is YuanText =>
    limit !== undefined && yuanToFen(total) > yuanToFen(limit);
  if (isAbove(perOrder))
    return (
      <Notice isLive tone="warning">
        {formatMessage(words.perOrder, { limit: priceText(perOrder) })}
      </Notice>
    );
  if (isAbove(left))
    return (
      <Notice isLive tone="warning">
        {formatMessage(words.left, { left: priceText(left) })}
      </Notice>
    );
  return null;
}
