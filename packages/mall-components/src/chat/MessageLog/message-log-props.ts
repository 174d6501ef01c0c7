import type { ChatMessageView } from "../chat-view.ts";

/** Whether there are messages before the first: none, some, some on their way, some that could not be loaded. */
export type OlderState = "none" | "more" | "loading" | "failed";

export interface MessageLogProps {
  /** The messages, oldest first. Give the same array while nothing changes. */
  messages: readonly ChatMessageView[];
  /** The server's now in ms since 1970, for 今天 and 昨天. */
  now: number;
  /** Who is written with. */
  shop: { name: string; logo?: string };
  /** Default `none`. */
  older?: OlderState;
  /** Called at the beginning of what is loaded, for what was before. */
  onOlder?: () => void;
  /** The message that a search led to. */
  foundId?: string;
  /** Called to send again what was not sent. */
  onResend?: (id: string) => void;
  /** Called to put away what was not sent. */
  onDelete?: (id: string) => void;
  /** Called with all pictures of the messages and the one pressed. */
  onOpenPicture?: (pictures: readonly string[], index: number) => void;
  /** Called with the newest message as its end is in sight. */
  onSeen?: (id: string) => void;
}
