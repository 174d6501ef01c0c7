import { Stack } from "@tradehall/ui/Stack";
import { Text } from "@tradehall/ui/Text";
import { useIntl } from "react-intl";
import type { AmountsView } from "../order-views.ts";
import { PriceBreakdown } from "../PriceBreakdown/index.ts";
import { messages } from "./OrderAmounts.messages.ts";

export interface OrderAmountsProps {
  /** The order's sums, by the server. */
  amounts: AmountsView;
  /** Pieces in all; absent: not said. */
  pieces?: number;
  /** Whether the amount is paid: 实付金额 instead of 应付金额. */
  isPaid?: boolean;
  /** Name of the pay method, once paid. */
  payMethodText?: string;
}

/** The order's amounts as a ladder, with how it was paid. */
export function OrderAmounts({ amounts, pieces, isPaid, payMethodText }: OrderAmountsProps) {
  const intl = useIntl();
  return (
    <Stack aria-label={intl.formatMessage(messages.title)} as="section" align="end" space="xs">
      <PriceBreakdown amounts={amounts} pieces={pieces} total={isPaid ? "paid" : "payable"} />
      {payMethodText && (
        <Text as="p" size="xs" tone="muted">
          {intl.formatMessage(messages.method, { method: payMethodText })}
        </Text>
      )}
    </Stack>
  );
}
