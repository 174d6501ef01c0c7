export {
  type EnterpriseTab,
  EnterpriseTabs,
  type EnterpriseTabsProps,
  enterpriseTabs,
} from "./EnterpriseTabs.tsx";
