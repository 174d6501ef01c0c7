import { Button } from "@tradehall/ui/Button";
import { CloseIcon } from "@tradehall/ui/Icon";
import { IconButton } from "@tradehall/ui/IconButton";
import { useId } from "react";
import { useIntl } from "react-intl";
import { ChatCard } from "../ChatCard/ChatCard.tsx";
import type { ChatCardView } from "../chat-view.ts";
import * as css from "./AtHandCard.css.ts";
import { words } from "./AtHandCard.messages.ts";

export interface AtHandCardProps {
  /** What the buyer came from: the product or the order whose service link was pressed. */
  card: ChatCardView;
  /** Called to send it. */
  onSend: (card: ChatCardView) => void;
  /** Called to put it away. */
  onClose: () => void;
  /** Nothing can be sent now. */
  isDisabled?: boolean;
}

/** What a conversation was opened from, to be sent with one press. */
export function AtHandCard({ card, onSend, onClose, isDisabled = false }: AtHandCardProps) {
  const { formatMessage } = useIntl();
  const id = useId();
  const isOrder = card.kind === "order";
  const title = card.kind === "order" ? card.orderNumber : card.name;
  return (
    <section aria-labelledby={id} className={css.frame}>
      <div className={css.head}>
        <h3 className={css.title} id={id}>
          {formatMessage(isOrder ? words.order : words.product)}
        </h3>
        <IconButton icon={CloseIcon} label={formatMessage(words.close)} onPress={onClose} size="s" />
      </div>
      <ChatCard
        action={
          <Button
            aria-label={formatMessage(isOrder ? words.sendOrderNamed : words.sendProductNamed, { title })}
            isDisabled={isDisabled}
            onPress={() => onSend(card)}
            size="s"
          >
            {formatMessage(isOrder ? words.sendOrder : words.sendProduct)}
          </Button>
        }
        card={card}
        look="row"
      />
    </section>
  );
}
