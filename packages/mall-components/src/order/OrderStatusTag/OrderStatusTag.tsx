import { lookup } from "@tradehall/mall-rules/lookup";
import type { OrderStatus, ShownOrderStatus } from "@tradehall/mall-rules/states/order/order";
import { Tag } from "@tradehall/ui/Tag";
import { useIntl } from "react-intl";
import { orderStatusMessage } from "./OrderStatusTag.messages.ts";

export interface OrderStatusTagProps {
  /** One that is not known is said to be in progress. */
  status: ShownOrderStatus;
  /** A refund is running. */
  isRefunding?: boolean;
}

const tones = {
  approval: "warning",
  unpaid: "warning",
  balanceDue: "warning",
  grouping: "info",
  paid: "info",
  shipped: "accent",
  received: "accent",
  evaluated: "success",
  completed: "success",
  canceled: "neutral",
} as const satisfies Record<OrderStatus, string>;

/** An order's state by its one name. */
export function OrderStatusTag({ status, isRefunding }: OrderStatusTagProps) {
  const intl = useIntl();
  return (
    <Tag size="s" tone={lookup(tones, status, "neutral")}>
      {intl.formatMessage(orderStatusMessage(status, isRefunding))}
    </Tag>
  );
}
