import { EmptyState } from "@tradehall/ui/EmptyState";
import { Icon, MessageIcon } from "@tradehall/ui/Icon";
import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import * as css from "./ChatWindow.css.ts";
import { words } from "./ChatWindow.messages.ts";
import { useRoom } from "./use-room.ts";

export interface ChatWindowProps {
  /** A `ConversationList`. */
  list: ReactNode;
  /** There are no conversations: nothing is asked to be chosen. Default false. */
  isEmpty?: boolean;
  /** What is the matter with the connection: a `ConnectionNote`. */
  note?: ReactNode;
  /** The open conversation from its head to its composer; phones show it in the list's place. */
  children?: ReactNode;
  /** Products and orders at hand, where there is room for them. */
  aside?: ReactNode;
}

/**
 * The frame of the chat: conversations, the open one, what is at hand. It fills the screen below the page's header, so
 * that its parts scroll and the page does not.
 */
export function ChatWindow({ list, isEmpty = false, note, children, aside }: ChatWindowProps) {
  const { formatMessage } = useIntl();
  const frame = useRoom();
  const isOpen = Boolean(children);
  return (
    <div className={css.room} ref={frame}>
      <div className={css.card}>
        {note}
        <div className={css.columns({ hasAside: isOpen && Boolean(aside) })}>
          <div className={css.list({ isOpen })}>{list}</div>
          <div className={css.conversation({ isOpen })}>
            {children ?? (
              <div className={css.none}>
                <EmptyState
                  description={isEmpty ? undefined : formatMessage(words.chooseText)}
                  illustration={<Icon as={MessageIcon} size="xl" />}
                  title={formatMessage(isEmpty ? words.chooseText : words.choose)}
                />
              </div>
            )}
          </div>
          {isOpen && aside && (
            <aside aria-label={formatMessage(words.aside)} className={css.aside}>
              {aside}
            </aside>
          )}
        </div>
      </div>
    </div>
  );
}
