export { LoginPanel } from "./LoginPanel.tsx";
export type { LoginBranding, LoginPanelProps, LoginTab } from "./login-panel-props.ts";
