export { ListTabs, type ListTabsProps, type TabSet } from "./ListTabs.tsx";
