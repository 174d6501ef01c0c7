import { FootprintIcon } from "@tradehall/ui/Icon";
import { useIntl } from "react-intl";
import type { ListStateProps } from "../../parts/AsyncList/AsyncList.tsx";
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
export function RecentBrowse({ products, ...list }: RecentBrowseProps) {
  const { formatMessage } = useIntl();
  return (
    <SendRows
      {...list}
      cards={products}
      empty={{ icon: FootprintIcon, text: formatMessage(words.empty) }}
      failedText={formatMessage(words.failed)}
      nameOf={({ name }) => formatMessage(words.sendNamed, { title: name })}
    />
  );
}
