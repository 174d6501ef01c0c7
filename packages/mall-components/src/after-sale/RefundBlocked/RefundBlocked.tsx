import { ReturnIcon } from "@tradehall/ui/Icon";
import { useIntl } from "react-intl";
import { orderWords } from "../../messages/order.messages.ts";
import { NoRows } from "../../parts/NoRows.tsx";
import { words } from "./RefundBlocked.messages.ts";

export interface RefundBlockedProps {
  /** Why, by the server. */
  why: string;
  /** The order's page, to go back to. */
  orderHref: string;
}

/** Nothing of an order can be refunded: why, and the way back to it. */
export function RefundBlocked({ why, orderHref }: RefundBlockedProps) {
  const intl = useIntl();
  return (
    <NoRows
      description={why}
      href={orderHref}
      icon={ReturnIcon}
      link={intl.formatMessage(orderWords.view)}
      title={intl.formatMessage(words.title)}
    />
  );
}
