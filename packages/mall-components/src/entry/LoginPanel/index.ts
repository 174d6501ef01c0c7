export { type LoginBranding, LoginPanel, type LoginPanelProps, type LoginTab } from "./LoginPanel.tsx";
