import type { ChatConnection } from "@tradehall/mall-rules/states/chat/chat";
import { Button } from "@tradehall/ui/Button";
import { Icon, InfoIcon, WarningIcon } from "@tradehall/ui/Icon";
import { Inline } from "@tradehall/ui/Inline";
import { Spinner } from "@tradehall/ui/Spinner";
import { VisuallyHidden } from "@tradehall/ui/VisuallyHidden";
import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import * as css from "./ConnectionNote.css.ts";
import { words } from "./ConnectionNote.messages.ts";

export interface ConnectionNoteProps {
  /** How the page hears of new messages. */
  state: ChatConnection;
  /** No agent is there to answer; said while the connection is well. */
  isAway?: boolean;
  /** Called to load the page again. */
  onReload?: () => void;
}

/** What is said: the state, or, where that is well, that no agent is there. */
type Said = ChatConnection | "away";

const details: Partial<Record<Said, "awayText" | "offlineText">> = {
  away: "awayText",
  offline: "offlineText",
};
const tones = {
  online: "quiet",
  away: "quiet",
  polling: "warning",
  reconnecting: "warning",
  offline: "warning",
  replaced: "danger",
  ended: "danger",
  lost: "danger",
} as const satisfies Record<Said, string>;
const icons: Partial<Record<Said, ReactNode>> = {
  reconnecting: <Spinner size="s" />,
  away: <Icon as={InfoIcon} size="s" />,
  polling: <Icon as={InfoIcon} size="s" />,
};

/** A line that says what is the matter with the connection; a good one is only read aloud. `[data-state]` */
export function ConnectionNote({ state: connection, isAway, onReload }: ConnectionNoteProps) {
  const { formatMessage } = useIntl();
  const state: Said = connection === "online" && isAway ? "away" : connection;
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
          <Inline as="span" rowSpace="none" alignY="stretch" width="fluid">
            {formatMessage(words[state])}
            {detail && <span className={css.detail}>{formatMessage(words[detail])}</span>}
          </Inline>
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
