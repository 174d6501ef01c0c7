export * from "./OrderTabs.tsx";
