import { TabLinks } from "@tradehall/ui/Tabs";
import { useIntl } from "react-intl";
import { words } from "./EnterpriseTabs.messages.ts";

export const enterpriseTabs = ["facts", "approvals", "rules", "terms"] as const;
export type EnterpriseTab = (typeof enterpriseTabs)[number];

export interface EnterpriseTabsProps {
  /** The tab that is open. */
  current: EnterpriseTab;
  /** Address of a tab. */
  hrefFor: (tab: EnterpriseTab) => string;
}

/** Parts of an enterprise's page as links. */
export function EnterpriseTabs({ current, hrefFor }: EnterpriseTabsProps) {
  const { formatMessage } = useIntl();
  return (
    <TabLinks
      current={current}
      label={formatMessage(words.label)}
      tabs={enterpriseTabs.map((id) => ({ id, label: formatMessage(words[id]), href: hrefFor(id) }))}
    />
  );
}
