export type { ChatProduct } from "../chat-view.ts";
export { RecentBrowse, type RecentBrowseProps } from "./RecentBrowse.tsx";
