export type { ChatContent, ChatMessageState, ChatMessageView } from "../chat-view.ts";
export { MessageLog } from "./MessageLog.tsx";
export type { MessageLogProps, OlderState } from "./message-log-props.ts";
