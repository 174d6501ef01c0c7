export type { MessageView } from "../MessageRow/MessageRow.tsx";
export { MessageList, type MessageListProps } from "./MessageList.tsx";
