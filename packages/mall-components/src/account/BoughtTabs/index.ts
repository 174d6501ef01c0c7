export { type BoughtTab, BoughtTabs, type BoughtTabsProps, boughtTabs } from "./BoughtTabs.tsx";
