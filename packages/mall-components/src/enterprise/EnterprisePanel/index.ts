export { EnterprisePanel, type EnterprisePanelProps, type EnterpriseView } from "./EnterprisePanel.tsx";
export { type EnterpriseTab, enterpriseTabs } from "./enterprise-tabs.ts";
