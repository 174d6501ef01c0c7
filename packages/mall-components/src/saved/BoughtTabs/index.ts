export { type BoughtTab, BoughtTabs, type BoughtTabsProps } from "./BoughtTabs.tsx";
