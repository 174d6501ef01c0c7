import { useIntl } from "react-intl";
import { chatWords } from "../../messages/chat.messages.ts";
import type { ChatPresence } from "../chat-view.ts";
import * as css from "./PresenceMark.css.ts";

export interface PresenceMarkProps {
  /** Whether an agent is there. */
  presence: ChatPresence;
}

/** Whether there is an agent: a dot and its word. */
export function PresenceMark({ presence }: PresenceMarkProps) {
  return <span className={css.mark({ presence })}>{useIntl().formatMessage(chatWords[presence])}</span>;
}
