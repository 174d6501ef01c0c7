export type { ChatPresence, ConversationView } from "../chat-view.ts";
export { ConversationList, type ConversationListProps } from "./ConversationList.tsx";
