export { QrPayPanel, type QrPayPanelProps } from "./QrPayPanel.tsx";
