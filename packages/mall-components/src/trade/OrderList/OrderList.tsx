import type { OrderAction } from "@tradehall/mall-rules/states/order";
import { ButtonLink } from "@tradehall/ui/ButtonLink";
import { EmptyState } from "@tradehall/ui/EmptyState";
import { Icon, OrderIcon, SearchIcon } from "@tradehall/ui/Icon";
import { useIntl } from "react-intl";
import { listWords } from "../../messages/list.messages.ts";
import { useRoutes } from "../../routes/RoutesProvider.tsx";
import { stack } from "../../shell/AsyncList/AsyncList.css.ts";
import { AsyncList, type ListStateProps } from "../../shell/AsyncList/AsyncList.tsx";
import { OrderCard } from "../OrderCard/index.ts";
import type { OrderTab } from "../order-tab.ts";
import type { OrderCardView } from "../views.ts";
import { emptyMessages, messages } from "./OrderList.messages.ts";
import { PayTogether } from "./PayTogether.tsx";
import { useChosen } from "./use-chosen.ts";

export interface OrderListProps extends ListStateProps {
  /** The orders of this page. Default none. */
  orders?: readonly OrderCardView[];
  /** The tab that is open: what "none" says. Default `all`. */
  tab?: OrderTab;
  /** A search or time filter is set: "none" says so and offers the way back. */
  isFiltered?: boolean;
  /** The list without filters. */
  clearHref?: string;
  onAction?: (orderNumber: string, action: OrderAction) => void;
  hrefFor?: (orderNumber: string, action: OrderAction) => string | undefined;
  /** The action that is on its way. */
  pending?: { orderNumber: string; action: OrderAction };
  onExpire?: (orderNumber: string) => void;
  /** The cashier: where several orders that can be paid lead together, as `orderNumbers`. */
  payAction?: string;
  /** Called with their numbers, comma-joined, instead of the browser's own sending. */
  onPayTogether?: (orderNumbers: string) => void;
}

/** Orders, one block each. */
export function OrderList(props: OrderListProps) {
  const { orders = [], state, onRetry, tab = "all", isFiltered, pending } = props;
  const intl = useIntl();
  const routes = useRoutes();
  const { payable, chosen, choose, chooseAll } = useChosen(orders);
  const isTogether = props.payAction !== undefined && payable.length > 1;
  const none = isFiltered ? (
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
      actions={<ButtonLink href={routes.allGoods}>{intl.formatMessage(listWords.browse)}</ButtonLink>}
      description={intl.formatMessage(messages.noneHint)}
      illustration={<Icon as={OrderIcon} size="xl" tone="faint" />}
      title={intl.formatMessage(emptyMessages[tab])}
    />
  );
  return (
    <AsyncList
      empty={orders.length === 0 && none}
      failedText={intl.formatMessage(messages.error)}
      onRetry={onRetry}
      skeleton="cards"
      state={state}
    >
      <ul className={stack}>
        {orders.map((order) => (
          <li key={order.orderNumber}>
            <OrderCard
              hrefFor={props.hrefFor}
              onAction={props.onAction}
              onExpire={props.onExpire}
              order={order}
              {...(isTogether && payable.includes(order)
                ? { isChosen: chosen.includes(order), onChoose: choose }
                : {})}
              pendingAction={pending?.orderNumber === order.orderNumber ? pending.action : undefined}
            />
          </li>
        ))}
      </ul>
      {isTogether && (
        <PayTogether
          action={props.payAction}
          chosen={chosen}
          isAllChosen={chosen.length === payable.length}
          onChooseAll={chooseAll}
          onPay={props.onPayTogether}
        />
      )}
    </AsyncList>
  );
}
