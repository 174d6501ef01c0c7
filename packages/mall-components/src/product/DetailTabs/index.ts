export { type DetailSection, DetailTabs, type DetailTabsProps } from "./DetailTabs.tsx";
