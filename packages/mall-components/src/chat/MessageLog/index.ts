export type { ChatContent, ChatMessageState, ChatMessageView } from "../chat-view.ts";
export { MessageLog, type MessageLogProps, type OlderState } from "./MessageLog.tsx";
