export { EnterprisePanel, type EnterprisePanelProps, type EnterpriseView } from "./EnterprisePanel.tsx";
