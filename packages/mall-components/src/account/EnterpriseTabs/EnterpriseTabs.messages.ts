import { defineMessages } from "../../messages/define-messages.ts";

/** Words of EnterpriseTabs. */
export const words = defineMessages({
  label: { id: "enterpriseTabs.label", defaultMessage: "企业" },
  facts: { id: "enterpriseTabs.facts", defaultMessage: "信息与成员" },
  terms: { id: "enterpriseTabs.terms", defaultMessage: "账期额度" },
});
