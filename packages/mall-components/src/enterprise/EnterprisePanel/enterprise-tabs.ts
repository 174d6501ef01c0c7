import { tabWords } from "./EnterprisePanel.messages.ts";

/** Parts of an enterprise's page. */
export const enterpriseTabs = {
  label: tabWords.tabs,
  tabs: {
    facts: tabWords.facts,
    approvals: tabWords.approvals,
    rules: tabWords.rules,
    terms: tabWords.terms,
  },
} as const;
export type EnterpriseTab = keyof typeof enterpriseTabs.tabs;
