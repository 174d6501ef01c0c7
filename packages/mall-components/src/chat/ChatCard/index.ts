export type { ChatCardView, ChatOrder, ChatProduct } from "../chat-view.ts";
export { ChatCard, type ChatCardProps } from "./ChatCard.tsx";
