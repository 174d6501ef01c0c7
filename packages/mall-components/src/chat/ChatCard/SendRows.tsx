import { Button } from "@tradehall/ui/Button";
import { useIntl } from "react-intl";
import { chatWords } from "../../messages/chat.messages.ts";
import type { ChatCardView } from "../chat-view.ts";
import { ChatCard } from "./ChatCard.tsx";
import * as css from "./SendRows.css.ts";

interface SendRowsProps<Card extends ChatCardView> {
  cards: readonly Card[];
  /** The button's name for assistive technology. */
  nameOf: (card: Card) => string;
  onSend: (card: Card) => void;
  isDisabled?: boolean | undefined;
}

/** Cards in rows, each with a button that sends it. */
export function SendRows<Card extends ChatCardView>(props: SendRowsProps<Card>) {
  const { cards, nameOf, onSend, isDisabled = false } = props;
  const { formatMessage } = useIntl();
  return (
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
  );
}
