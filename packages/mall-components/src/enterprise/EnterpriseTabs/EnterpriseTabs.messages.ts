import { defineMessages } from "../../messages/define-messages.ts";

/** Words of EnterpriseTabs. */
export const words = defineMessages({
  label: { id: "enterpriseTabs.label", defaultMessage: "企业" },
  facts: { id: "enterpriseTabs.facts", defaultMessage: "信息与成员" },
  approvals: { id: "enterpriseTabs.approvals", defaultMessage: "审批" },
  rules: { id: "enterpriseTabs.rules", defaultMessage: "规则与限额" },
  terms: { id: "enterpriseTabs.terms", defaultMessage: "账期额度" },
});
