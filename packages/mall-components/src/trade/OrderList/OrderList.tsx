import type { OrderAction } from "@tradehall/mall-rules/states/order";
import { ButtonLink } from "@tradehall/ui/ButtonLink";
import { EmptyState } from "@tradehall/ui/EmptyState";
import { ErrorState } from "@tradehall/ui/ErrorState";
import { Icon, OrderIcon, SearchIcon } from "@tradehall/ui/Icon";
import { useIntl } from "react-intl";
import { actWords } from "../../messages/act.messages.ts";
import { listWords } from "../../messages/list.messages.ts";
import { OrderCard } from "../OrderCard/index.ts";
import type { OrderTab } from "../order-tab.ts";
import type { OrderCardView } from "../views.ts";
import * as css from "./OrderList.css.ts";
import { emptyMessages, messages } from "./OrderList.messages.ts";
import { OrderListSkeleton } from "./OrderListSkeleton.tsx";

export interface OrderListProps {
  /** The orders of this page; absent while `state` is not `ready`. */
  orders?: readonly OrderCardView[];
  /** Default `ready`. */
  state?: "ready" | "loading" | "error";
  /** The tab that is open: what "none" says. Default `all`. */
  tab?: OrderTab;
  /** A search or time filter is set: "none" says so and offers the way back. */
  isFiltered?: boolean;
  /** The list without filters. */
  clearHref?: string;
  /** Where to shop when there are no orders. Default `/list?st=0`. */
  shopHref?: string;
  /** New rows are on their way: the old ones stay, marked. */
  isRefreshing?: boolean;
  onRetry?: () => void;
  isRetrying?: boolean;
  onAction?: (orderNumber: string, action: OrderAction) => void;
  hrefFor?: (orderNumber: string, action: OrderAction) => string | undefined;
  /** The action that is on its way. */
  pending?: { orderNumber: string; action: OrderAction };
  onExpire?: (orderNumber: string) => void;
}

/** Orders, one block each; their skeleton, their absence, their failure. */
export function OrderList(props: OrderListProps) {
  const { orders = [], state = "ready", tab = "all", isFiltered, shopHref = "/list?st=0", pending } = props;
  const intl = useIntl();
  if (state === "loading") return <OrderListSkeleton />;
  if (state === "error") {
    return (
      <ErrorState
        description={intl.formatMessage(listWords.checkNetwork)}
        isRetrying={props.isRetrying}
        onRetry={props.onRetry}
        retryLabel={intl.formatMessage(actWords.retry)}
        title={intl.formatMessage(messages.error)}
      />
    );
  }
  if (orders.length === 0) {
    return isFiltered ? (
      <EmptyState
        actions={
          props.clearHref && (
            <ButtonLink href={props.clearHref} variant="outline">
              {intl.formatMessage(listWords.clearFilters)}
            </ButtonLink>
          )
        }
        description={intl.formatMessage(messages.noneFoundHint)}
        illustration={<Icon as={SearchIcon} size="xl" tone="faint" />}
        title={intl.formatMessage(messages.noneFound)}
      />
    ) : (
      <EmptyState
        actions={<ButtonLink href={shopHref}>{intl.formatMessage(listWords.browse)}</ButtonLink>}
        description={intl.formatMessage(messages.noneHint)}
        illustration={<Icon as={OrderIcon} size="xl" tone="faint" />}
        title={intl.formatMessage(emptyMessages[tab])}
      />
    );
  }
  return (
    <ul
      aria-busy={props.isRefreshing || undefined}
      className={css.list}
      data-refreshing={props.isRefreshing || undefined}
    >
      {orders.map((order) => (
        <li key={order.orderNumber}>
          <OrderCard
            hrefFor={props.hrefFor}
            onAction={props.onAction}
            onExpire={props.onExpire}
            order={order}
            pendingAction={pending?.orderNumber === order.orderNumber ? pending.action : undefined}
          />
        </li>
      ))}
    </ul>
  );
}
