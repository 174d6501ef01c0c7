export { type OrderTab, orderTabStatus, orderTabs } from "../order-tab.ts";
export { OrderTabs, type OrderTabsProps } from "./OrderTabs.tsx";
