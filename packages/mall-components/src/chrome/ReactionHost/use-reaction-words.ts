import { useCallback } from "react";
import { useIntl } from "react-intl";
import { messages } from "./ReactionHost.messages.ts";

/** Words that hold a count. */
type Counted = "removed" | "readded" | "forgotten" | "forgottenFootprints" | "messagesPutAway";
type Name = Exclude<keyof typeof messages, Counted>;
const counted: ReadonlySet<string> = new Set<Counted>([
  "removed",
  "readded",
  "forgotten",
  "forgottenFootprints",
  "messagesPutAway",
]);
const isCounted = (name: Name | Counted): name is Counted => counted.has(name);

interface Words {
  (name: Name): string;
  /** Words with a count. */
  (name: Counted, values: { count: number }): string;
}

/** The words of toasts: what went wrong on no one's fault, and what was done. */
export function useReactionWords(): Words {
  const { formatMessage } = useIntl();
  // Stable, since handlers of memoised rows are made of it.
  return useCallback(
    (name: Name | Counted, values?: { count: number }): string =>
      isCounted(name) ? formatMessage(messages[name], values ?? { count: 0 }) : formatMessage(messages[name]),
    [formatMessage],
  );
}
