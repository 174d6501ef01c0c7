export { type Notice, NoticeList, type NoticeListProps } from "./NoticeList.tsx";
export { type NoticeTab, noticeTabs } from "./notice-tabs.ts";
