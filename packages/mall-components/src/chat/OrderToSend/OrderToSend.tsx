import { EmptyState } from "@tradehall/ui/EmptyState";
import { Icon, OrderIcon } from "@tradehall/ui/Icon";
import { useIntl } from "react-intl";
import { AsyncList, type ListStateProps } from "../../shell/AsyncList/AsyncList.tsx";
import { SendRows } from "../ChatCard/SendRows.tsx";
import type { ChatOrder } from "../chat-view.ts";
import { words } from "./OrderToSend.messages.ts";

export interface OrderToSendProps extends ListStateProps {
  /** Orders of this shop, the latest first. */
  orders: readonly ChatOrder[];
  /** Called to send one as a card. */
  onSend: (order: ChatOrder) => void;
  /** Nothing can be sent now. */
  isDisabled?: boolean;
}

/** Orders of a shop, each to be sent by a press. */
export function OrderToSend({ orders, onSend, isDisabled, state, onRetry }: OrderToSendProps) {
  const { formatMessage } = useIntl();
  return (
    <AsyncList
      empty={
        orders.length === 0 && (
          <EmptyState
            illustration={<Icon as={OrderIcon} size="xl" />}
            size="s"
            title={formatMessage(words.empty)}
          />
        )
      }
      failedText={formatMessage(words.failed)}
      onRetry={onRetry}
      size="s"
      skeleton="goods"
      state={state}
    >
      <SendRows
        cards={orders}
        isDisabled={isDisabled}
        nameOf={({ orderNumber }) => formatMessage(words.sendNamed, { title: orderNumber })}
        onSend={onSend}
      />
    </AsyncList>
  );
}
