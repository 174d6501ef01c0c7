export { QrPayPanel } from "./QrPayPanel.tsx";
export type { QrPayPanelProps } from "./qr-pay-panel-props.ts";
