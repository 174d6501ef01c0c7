export { PrivacyPanel, type PrivacyPanelProps } from "./PrivacyPanel.tsx";
