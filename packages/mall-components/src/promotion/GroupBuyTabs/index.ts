export { type GroupBuyTab, GroupBuyTabs, type GroupBuyTabsProps, groupBuyTabs } from "./GroupBuyTabs.tsx";
