export { StoreStatePanel, type StoreStatePanelProps } from "./StoreStatePanel.tsx";
