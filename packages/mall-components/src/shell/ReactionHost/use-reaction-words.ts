import { useIntl } from "react-intl";
import { messages } from "./ReactionHost.messages.ts";

type Name = Exclude<keyof typeof messages, "removed" | "readded">;

interface Words {
  (name: Name): string;
  /** Words with a count. */
  (name: "removed" | "readded", values: { count: number }): string;
}

/** The words of toasts: what went wrong on no one's fault, and what was done. */
export function useReactionWords(): Words {
  const { formatMessage } = useIntl();
  return (name: keyof typeof messages, values?: { count: number }): string =>
    name === "removed" || name === "readded"
      ? formatMessage(messages[name], values ?? { count: 0 })
      : formatMessage(messages[name]);
}
