export { type MessageTab, MessageTabs, type MessageTabsProps, messageTabs } from "./MessageTabs.tsx";
