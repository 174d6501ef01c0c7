export * from "./OrderStatePanel.tsx";
