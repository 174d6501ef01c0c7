import { EmptyState } from "@tradehall/ui/EmptyState";
import { FootprintIcon, Icon } from "@tradehall/ui/Icon";
import { useIntl } from "react-intl";
import { AsyncList, type ListStateProps } from "../../shell/AsyncList/AsyncList.tsx";
import { SendRows } from "../ChatCard/SendRows.tsx";
import type { ChatProduct } from "../chat-view.ts";
import { words } from "./RecentBrowse.messages.ts";

export interface RecentBrowseProps extends ListStateProps {
  /** What the buyer looked at lately, the last first. */
  products: readonly ChatProduct[];
  /** Called to send one as a card. */
  onSend: (product: ChatProduct) => void;
  /** Nothing can be sent now. */
  isDisabled?: boolean;
}

/** Products looked at lately, each to be sent by a press. */
export function RecentBrowse({ products, onSend, isDisabled, state, onRetry }: RecentBrowseProps) {
  const { formatMessage } = useIntl();
  return (
    <AsyncList
      empty={
        products.length === 0 && (
          <EmptyState
            illustration={<Icon as={FootprintIcon} size="xl" />}
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
        cards={products}
        isDisabled={isDisabled}
        nameOf={({ name }) => formatMessage(words.sendNamed, { title: name })}
        onSend={onSend}
      />
    </AsyncList>
  );
}
