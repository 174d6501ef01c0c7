import type { OrderKind, OrderStatus, ShownOrderStatus } from "@tradehall/mall-rules/states/order/order";
import { Steps } from "@tradehall/ui/Steps";
import { useIntl } from "react-intl";
import { messages } from "./OrderSteps.messages.ts";

export interface OrderStepsProps {
  /** Where the order is. */
  status: ShownOrderStatus;
  /** A group order and a pre-sale have one more step. Default `general`. */
  kind?: OrderKind;
  /** When each step was reached, as text. */
  times: {
    submitted: string;
    deposit?: string;
    paid?: string;
    grouped?: string;
    shipped?: string;
    received?: string;
    completed?: string;
    canceled?: string;
  };
}

type Step = keyof OrderStepsProps["times"];

/** The step that an order in each state waits for; one that has ended waits for none. */
const awaited = {
  approval: "paid",
  unpaid: "paid",
  grouping: "grouped",
  balanceDue: "paid",
  paid: "shipped",
  shipped: "received",
  received: "completed",
  evaluated: "completed",
  completed: undefined,
  canceled: undefined,
} as const satisfies Record<OrderStatus, Step | undefined>;

/** What the step waited for is called: nothing that lies ahead reads as if it were done. */
const waiting = {
  deposit: messages.untilDeposit,
  paid: messages.untilPaid,
  grouped: messages.untilGrouped,
  shipped: messages.untilShipped,
  received: messages.untilReceived,
  completed: messages.untilCompleted,
};
type Awaited = keyof typeof waiting;

const isAwaited = (step: Step): step is Awaited => step in waiting;

function wayOf(status: ShownOrderStatus, kind: OrderKind, times: OrderStepsProps["times"]): Step[] {
  const before = kind === "preSale" ? (["deposit", "paid"] as const) : (["paid"] as const);
  if (status === "canceled")
    return ["submitted", ...before.filter((step) => times[step] !== undefined), "canceled"];
  const group = kind === "grouping" ? (["grouped"] as const) : [];
  return ["submitted", ...before, ...group, "shipped", "received", "completed"];
}

/** The order's way: submitted, paid, shipped, received, completed, each with its time. */
export function OrderSteps({ status, kind = "general", times }: OrderStepsProps) {
  const intl = useIntl();
  const way = wayOf(status, kind, times);
  // A state that only the server knows waits for the first step without a time.
  const first = way.filter(isAwaited).find((step) => times[step] === undefined);
  const isPreSale = kind === "preSale";
  const known = status === "other" || !Object.hasOwn(awaited, status) ? first : awaited[status];
  const next: Awaited | undefined = isPreSale && status === "unpaid" ? "deposit" : known;
  const words = (step: Step) => {
    if (step === "paid" && status === "approval") return messages.untilApproved;
    if (step === "paid" && isPreSale) return step === next ? messages.untilBalance : messages.balance;
    return step === next ? waiting[next] : messages[step];
  };
  return (
    <Steps
      current={next ? way.indexOf(next) : way.length}
      doneLabel={intl.formatMessage(messages.done)}
      label={intl.formatMessage(messages.label)}
      steps={way.map((step) => ({ label: intl.formatMessage(words(step)), description: times[step] }))}
    />
  );
}
