import { Button } from "@tradehall/ui/Button";
import { EmptyState } from "@tradehall/ui/EmptyState";
import { Icon, type IconProps } from "@tradehall/ui/Icon";
import { useIntl } from "react-intl";
import { chatWords } from "../../messages/chat.messages.ts";
import { AsyncList, type ListStateProps } from "../../parts/AsyncList/AsyncList.tsx";
import type { ChatCardView } from "../chat-view.ts";
import { ChatCard } from "./ChatCard.tsx";
import * as css from "./SendRows.css.ts";

interface SendRowsProps<Card extends ChatCardView> extends ListStateProps {
  cards: readonly Card[];
  /** The button's name for assistive technology. */
  nameOf: (card: Card) => string;
  onSend: (card: Card) => void;
  isDisabled?: boolean | undefined;
  /** What shows in place of no cards. */
  empty: { icon: IconProps["as"]; text: string };
  failedText: string;
}

/** Cards in rows, each with a button that sends it. */
export function SendRows<Card extends ChatCardView>(props: SendRowsProps<Card>) {
  const { cards, nameOf, onSend, isDisabled = false, empty, failedText, state, onRetry } = props;
  const { formatMessage } = useIntl();
  return (
    <AsyncList
      empty={
        cards.length === 0 && (
          <EmptyState illustration={<Icon as={empty.icon} size="xl" />} size="s" title={empty.text} />
        )
      }
      failedText={failedText}
      onRetry={onRetry}
      size="s"
      skeleton="goods"
      state={state}
    >
      <ul>
        {cards.map((card) => (
          <li className={css.row} key={card.kind === "order" ? card.orderNumber : card.id}>
            <ChatCard
              action={
                <Button
                  aria-label={nameOf(card)}
                  isDisabled={isDisabled}
                  onPress={() => onSend(card)}
                  size="s"
                  variant="outline"
                >
                  {formatMessage(chatWords.send)}
                </Button>
              }
              card={card}
              look="row"
            />
          </li>
        ))}
      </ul>
    </AsyncList>
  );
}
