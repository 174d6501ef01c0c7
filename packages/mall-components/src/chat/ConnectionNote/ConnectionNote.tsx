import { Button } from "@tradehall/ui/Button";
import { Icon, InfoIcon, WarningIcon } from "@tradehall/ui/Icon";
import { Spinner } from "@tradehall/ui/Spinner";
import { VisuallyHidden } from "@tradehall/ui/VisuallyHidden";
import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import * as css from "./ConnectionNote.css.ts";
import { words } from "./ConnectionNote.messages.ts";

/**
 * How the page hears of new messages: at once; not at all, without a network; not yet again; by asking now and then; not
 * any more, since another page took over or the server gave it up. `away`: at once, but no agent is there.
 */
export type ChatConnection =
  | "online"
  | "offline"
  | "reconnecting"
  | "polling"
  | "elsewhere"
  | "closed"
  | "away";

export interface ConnectionNoteProps {
  state: ChatConnection;
  /** Called to load the page again. */
  onReload?: () => void;
}

const details: Partial<Record<ChatConnection, "awayText" | "offlineText">> = {
  away: "awayText",
  offline: "offlineText",
};
const tones = {
  online: "quiet",
  away: "quiet",
  polling: "warning",
  reconnecting: "warning",
  offline: "warning",
  elsewhere: "danger",
  closed: "danger",
} as const;
const icons: Partial<Record<ChatConnection, ReactNode>> = {
  reconnecting: <Spinner size="s" />,
  away: <Icon as={InfoIcon} size="s" />,
  polling: <Icon as={InfoIcon} size="s" />,
};

/** A line that says what is the matter with the connection; a good one is only read aloud. `[data-state]` */
export function ConnectionNote({ state, onReload }: ConnectionNoteProps) {
  const { formatMessage } = useIntl();
  const detail = details[state];
  const isOver = tones[state] === "danger";
  const isQuiet = state === "online";
  return (
    <div className={isQuiet ? undefined : css.note({ tone: tones[state] })} data-state={state} role="status">
      {isQuiet ? (
        <VisuallyHidden>{formatMessage(words.online)}</VisuallyHidden>
      ) : (
        <>
          {icons[state] ?? <Icon as={WarningIcon} size="s" />}
          <span className={css.text}>
            {formatMessage(words[state])}
            {detail && <span className={css.detail}>{formatMessage(words[detail])}</span>}
          </span>
          {isOver && onReload && (
            <Button onPress={onReload} size="s" tone="danger" variant="outline">
              {formatMessage(words.reload)}
            </Button>
          )}
        </>
      )}
    </div>
  );
}
