import { OrderIcon } from "@tradehall/ui/Icon";
import { useIntl } from "react-intl";
import type { ListStateProps } from "../../parts/AsyncList/AsyncList.tsx";
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
export function OrderToSend({ orders, ...list }: OrderToSendProps) {
  const { formatMessage } = useIntl();
  return (
    <SendRows
      {...list}
      cards={orders}
      empty={{ icon: OrderIcon, text: formatMessage(words.empty) }}
      failedText={formatMessage(words.failed)}
      nameOf={({ orderNumber }) => formatMessage(words.sendNamed, { title: orderNumber })}
    />
  );
}
