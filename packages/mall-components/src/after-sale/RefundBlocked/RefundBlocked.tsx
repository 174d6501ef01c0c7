import { ButtonLink } from "@tradehall/ui/ButtonLink";
import { EmptyState } from "@tradehall/ui/EmptyState";
import { Icon, ReturnIcon } from "@tradehall/ui/Icon";
import { useIntl } from "react-intl";
import { orderWords } from "../../messages/order.messages.ts";
import { words } from "./RefundBlocked.messages.ts";

export interface RefundBlockedProps {
  /** Why, by the server. */
  why: string;
  orderHref: string;
}

/** Nothing of an order can be refunded: why, and the way back to it. */
export function RefundBlocked({ why, orderHref }: RefundBlockedProps) {
  const intl = useIntl();
  return (
    <EmptyState
      actions={
        <ButtonLink href={orderHref} variant="outline">
          {intl.formatMessage(orderWords.view)}
        </ButtonLink>
      }
      description={why}
      illustration={<Icon as={ReturnIcon} size="xl" tone="faint" />}
      title={intl.formatMessage(words.title)}
    />
  );
}
