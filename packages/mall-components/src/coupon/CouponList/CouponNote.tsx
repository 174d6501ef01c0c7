import { Text } from "@tradehall/ui/Text";
import { useIntl } from "react-intl";
import { words } from "./CouponList.messages.ts";
import type { CouponCardView } from "./coupon-list-view.ts";

/** When a coupon was used, how many are left where those are few, or how much of it is claimed. */
export function CouponNote({ usedAt, taken, left }: Pick<CouponCardView, "usedAt" | "taken" | "left">) {
  const intl = useIntl();
  const noteText = () => {
    if (usedAt !== undefined) return intl.formatMessage(words.usedAt, { date: usedAt });
    if (left !== undefined) return intl.formatMessage(words.left, { count: left });
    return taken === undefined ? undefined : intl.formatMessage(words.taken, { percent: taken });
  };
  const text = noteText();
  return (
    text && (
      <Text size="xs" tone="faint">
        {text}
      </Text>
    )
  );
}
