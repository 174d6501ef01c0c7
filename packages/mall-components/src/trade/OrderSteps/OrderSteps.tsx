import type { OrderKind, OrderStatus } from "@tradehall/mall-rules/states/order";
import { Steps } from "@tradehall/ui/Steps";
import { useIntl } from "react-intl";
import { messages } from "./OrderSteps.messages.ts";

export interface OrderStepsProps {
  /** Where the order is. */
  status: OrderStatus;
  /** A group order has one more step. Default `general`. */
  kind?: OrderKind;
  /** When each step was reached, as text. */
  times: {
    submitted: string;
    paid?: string;
    grouped?: string;
    shipped?: string;
    received?: string;
    completed?: string;
    canceled?: string;
  };
}

type Step = keyof OrderStepsProps["times"];

/** How many steps lie behind an order in each state, the group's own step not counted. */
const reached = {
  unpaid: 1,
  grouping: 2,
  paid: 2,
  shipped: 3,
  received: 4,
  evaluated: 5,
  completed: 5,
  canceled: 2,
} as const satisfies Record<OrderStatus, number>;

/** The order's way: submitted, paid, shipped, received, completed, each with its time. */
export function OrderSteps({ status, kind = "general", times }: OrderStepsProps) {
  const intl = useIntl();
  const isCanceled = status === "canceled";
  const isGroup = kind === "grouping";
  const way: Step[] = isCanceled
    ? ["submitted", "canceled"]
    : ["submitted", "paid", ...(isGroup ? (["grouped"] as const) : []), "shipped", "received", "completed"];
  const extra = isGroup && !isCanceled && reached[status] >= 2 && status !== "grouping" ? 1 : 0;
  return (
    <Steps
      current={reached[status] + extra}
      doneLabel={intl.formatMessage(messages.done)}
      label={intl.formatMessage(messages.label)}
      steps={way.map((step) => ({ label: intl.formatMessage(messages[step]), description: times[step] }))}
    />
  );
}
