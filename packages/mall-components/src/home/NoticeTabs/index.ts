export { type NoticeTab, NoticeTabs, type NoticeTabsProps, noticeTabs } from "./NoticeTabs.tsx";
