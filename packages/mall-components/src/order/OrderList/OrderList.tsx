import { orderLimits } from "@tradehall/mall-rules/limits";
import type { OrderAction } from "@tradehall/mall-rules/states/order/order";
import { ButtonLink } from "@tradehall/ui/ButtonLink";
import { EmptyState } from "@tradehall/ui/EmptyState";
import { Icon, OrderIcon, SearchIcon } from "@tradehall/ui/Icon";
import { Stack } from "@tradehall/ui/Stack";
import { useId } from "react";
import { useIntl } from "react-intl";
import { listWords } from "../../messages/list.messages.ts";
import { AsyncList, type ListStateProps } from "../../parts/AsyncList/AsyncList.tsx";
import { NoRows } from "../../parts/NoRows.tsx";
import { useRoutes } from "../../routes/RoutesProvider.tsx";
import { OrderCard } from "../OrderCard/index.ts";
import type { ExportFormat } from "../OrderExport/index.ts";
import type { OrderTab } from "../order-tab.ts";
import type { OrderCardView } from "../order-views.ts";
import { ChosenBar } from "./ChosenBar.tsx";
import { emptyMessages, messages } from "./OrderList.messages.ts";
import { isPayable, useChosen } from "./use-chosen.ts";

export interface OrderListProps extends ListStateProps {
  /** The orders of this page. Default none. */
  orders?: readonly OrderCardView[];
  /** The tab that is open: what "none" says. Default `all`. */
  tab?: OrderTab;
  /** A search or time filter is set: "none" says so and offers the way back. */
  isFiltered?: boolean;
  /** The list without filters. */
  clearHref?: string;
  /** A button of an order was pressed. Without it the button sends its form to the current page. */
  onAction?: (orderNumber: string, action: OrderAction) => void;
  /** Address of an action that is a page; undefined makes it a button. */
  hrefFor?: (orderNumber: string, action: OrderAction) => string | undefined;
  /** The action that is on its way. */
  pending?: { orderNumber: string; action: OrderAction };
  /** The buyer wrote their own number of a purchase. */
  onPoNumber?: (orderNumber: string, poNumber: string) => void;
  /** The time of an order is over: ask for its state. */
  onExpire?: (orderNumber: string) => void;
  /** The cashier: where several orders that can be paid lead together, as `orderNumbers`. */
  payAction?: string;
  /** Called with their numbers, comma-joined, instead of the browser's own sending. */
  onPayTogether?: (orderNumbers: string) => void;
  /** Puts the chosen ones onto paper. */
  onPrint?: () => void;
  /** Exports the chosen ones, whose numbers are comma-joined. */
  onExport?: (orderNumbers: string, format: ExportFormat) => void;
}

const dayMs = 86_400_000;

/** Orders, one block each. */
export function OrderList(props: OrderListProps) {
  const { orders = [], state, onRetry, tab = "all", isFiltered, pending } = props;
  const intl = useIntl();
  const routes = useRoutes();
  const payForm = useId();
  const { chosen, choose, chooseAll } = useChosen(orders);
  // What lies in the trash is restored or deleted, nothing else.
  const isChoosing = tab !== "trash" && (props.payAction ?? props.onPrint ?? props.onExport) !== undefined;
  const isPrinted = (order: OrderCardView) => chosen.length === 0 || chosen.includes(order);
  const none = isFiltered ? (
    <NoRows
      description={intl.formatMessage(messages.noneFoundHint)}
      href={props.clearHref}
      icon={SearchIcon}
      link={intl.formatMessage(listWords.clearFilters)}
      title={intl.formatMessage(messages.noneFound)}
    />
  ) : (
    <EmptyState
      actions={<ButtonLink href={routes.allGoods}>{intl.formatMessage(listWords.browse)}</ButtonLink>}
      description={
        tab === "trash"
          ? intl.formatMessage(messages.trashHint, { days: orderLimits.trashMs / dayMs })
          : intl.formatMessage(messages.noneHint)
      }
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
      <Stack as="ul">
        {orders.map((order) => (
          <li key={order.orderNumber}>
            <OrderCard
              hrefFor={props.hrefFor}
              onAction={props.onAction}
              onExpire={props.onExpire}
              onPoNumber={props.onPoNumber}
              order={order}
              {...(isChoosing
                ? { isChosen: chosen.includes(order), onChoose: choose, isPrinted: isPrinted(order), payForm }
                : {})}
              pendingAction={pending?.orderNumber === order.orderNumber ? pending.action : undefined}
            />
          </li>
        ))}
      </Stack>
      {isChoosing && (
        <ChosenBar
          id={payForm}
          action={orders.some(isPayable) ? props.payAction : undefined}
          chosen={chosen}
          isAllChosen={chosen.length === orders.length}
          onChooseAll={chooseAll}
          onExport={props.onExport}
          onPay={props.onPayTogether}
          onPrint={props.onPrint}
        />
      )}
    </AsyncList>
  );
}
