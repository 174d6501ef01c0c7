import type { ChatConnection } from "@tradehall/mall-rules/states/chat/chat";
import { useIntl } from "react-intl";
import { words } from "./ConnectionNote.messages.ts";

/** Why nothing can be sent over a connection; undefined where it can, now or as soon as it is back. */
export function useDisabledReason(state: ChatConnection): string | undefined {
  const { formatMessage } = useIntl();
  const isOver = state === "replaced" || state === "ended" || state === "lost";
  return isOver ? formatMessage(words[state]) : undefined;
}
