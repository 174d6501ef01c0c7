import { Dialog } from "@tradehall/ui/Dialog";
import { useIntl } from "react-intl";
import { actWords } from "../../messages/act.messages.ts";
import { ChatAside, type ChatAsideProps } from "../ChatAside/ChatAside.tsx";
import { words } from "../ChatHead/ChatHead.messages.ts";

export interface ChatAsideDialogProps extends ChatAsideProps {
  /** Called by the cross, Escape or a press outside. */
  onClose: () => void;
}

/** Products and orders to send, as a drawer: on phones, and by the buttons of the composer. */
export function ChatAsideDialog({ onClose, ...aside }: ChatAsideDialogProps) {
  const { formatMessage } = useIntl();
  return (
    <Dialog
      isOpen
      labels={{ close: formatMessage(actWords.close) }}
      onClose={onClose}
      placement="end"
      size="s"
      title={formatMessage(words.aside)}
    >
      <ChatAside {...aside} />
    </Dialog>
  );
}
