export { TransferPanel, type TransferPanelProps, type TransferView } from "./TransferPanel.tsx";
