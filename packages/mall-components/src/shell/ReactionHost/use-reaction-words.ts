import { useIntl } from "react-intl";
import { messages } from "./ReactionHost.messages.ts";

type Name = keyof typeof messages;

/** The words of toasts: what went wrong on no one's fault, and what was done. */
export function useReactionWords(): (name: Name, values?: Record<string, string | number>) => string {
  const { formatMessage } = useIntl();
  return (name, values) => formatMessage(messages[name], values);
}
