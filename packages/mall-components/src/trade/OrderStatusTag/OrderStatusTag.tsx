import type { OrderStatus } from "@tradehall/mall-rules/states/order";
import { Tag } from "@tradehall/ui/Tag";
import { useIntl } from "react-intl";
import { orderStatusMessages } from "./OrderStatusTag.messages.ts";

export interface OrderStatusTagProps {
  status: OrderStatus;
}

const tones = {
  unpaid: "warning",
  grouping: "info",
  paid: "info",
  shipped: "accent",
  received: "accent",
  evaluated: "success",
  completed: "success",
  canceled: "neutral",
} as const satisfies Record<OrderStatus, string>;

/** An order's state by its one name. */
export function OrderStatusTag({ status }: OrderStatusTagProps) {
  const intl = useIntl();
  return (
    <Tag size="s" tone={tones[status]}>
      {intl.formatMessage(orderStatusMessages[status])}
    </Tag>
  );
}
