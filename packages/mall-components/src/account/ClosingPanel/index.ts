export { type ClosingMatter, ClosingPanel, type ClosingPanelProps } from "./ClosingPanel.tsx";
