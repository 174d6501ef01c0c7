import type { OrderAction } from "@tradehall/mall-rules/states/order/order";
import { Button } from "@tradehall/ui/Button";
import { ButtonLink } from "@tradehall/ui/ButtonLink";
import { useIntl } from "react-intl";
import { sends } from "../../forms/instead.ts";
import * as css from "./OrderActions.css.ts";
import { messages, orderActionMessages } from "./OrderActions.messages.ts";

export interface OrderActionsProps {
  /** Whose actions they are; sent along, and part of the form's name. */
  orderNumber: string;
  /** What the buyer may do, in the server's order. */
  actions: readonly OrderAction[];
  /** Called for a button. Without it a button sends `intent` and `orderNumber` to the current page. */
  onAction?: (orderNumber: string, action: OrderAction) => void;
  /** Address of an action that is a page, such as 去付款; undefined makes it a button. */
  hrefFor?: (orderNumber: string, action: OrderAction) => string | undefined;
  /** The action that is on its way. */
  pendingAction?: OrderAction;
  /** Another button of the order is at work. Default false. */
  isDisabled?: boolean;
  /** `column` in a list's last column, `row` on a page. Default `row`. */
  layout?: "row" | "column";
  /** Height. Default `s`. */
  size?: "s" | "m";
}

/** Actions that move an order on: they stand out. */
const main: readonly OrderAction[] = ["pay", "payBalance", "receive", "comment"];

/** An order's buttons, exactly those the server allows. */
export function OrderActions(props: OrderActionsProps) {
  const { orderNumber, actions, onAction, hrefFor, layout = "row", size = "s", isDisabled = false } = props;
  const intl = useIntl();
  const known = actions.filter((action) => Object.hasOwn(orderActionMessages, action));
  if (known.length === 0) return null;
  // What has no button here cannot show a spinner, so it stops none of these.
  const pendingAction = known.find((action) => action === props.pendingAction);
  return (
    <form
      aria-label={intl.formatMessage(messages.label, { orderNumber })}
      className={css.actions({ layout })}
      data-print="hide"
      method="post"
    >
      <input name="orderNumber" type="hidden" value={orderNumber} />
      {known.map((action) => {
        const words = intl.formatMessage(orderActionMessages[action]);
        const href = hrefFor?.(orderNumber, action);
        const isMain = main.includes(action);
        const looks = {
          size,
          tone: isMain ? (action === "pay" || action === "payBalance" ? "sale" : "accent") : "neutral",
          variant: isMain ? "solid" : "outline",
        } as const;
        return href ? (
          <ButtonLink href={href} key={action} {...looks}>
            {words}
          </ButtonLink>
        ) : (
          <Button
            isDisabled={isDisabled || (pendingAction !== undefined && pendingAction !== action)}
            isPending={pendingAction === action}
            key={action}
            {...looks}
            {...sends(action, onAction, orderNumber, action)}
          >
            {words}
          </Button>
        );
      })}
    </form>
  );
}
