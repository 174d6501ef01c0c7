export { OrderStatePanel, type OrderStatePanelProps } from "./OrderStatePanel.tsx";
