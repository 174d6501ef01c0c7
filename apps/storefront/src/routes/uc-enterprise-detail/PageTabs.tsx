import { type EnterpriseTab, EnterpriseTabs } from "@tradehall/mall-components/enterprise/EnterpriseTabs";
import { hrefTo } from "../../href-to.ts";

interface PageTabsProps {
  current: EnterpriseTab;
  enterpriseId: number;
}

/** The parts of an enterprise's page; the first one has no tab in its address. */
export function PageTabs({ current, enterpriseId }: PageTabsProps) {
  const ids = { enterpriseId: String(enterpriseId) };
  return (
    <EnterpriseTabs
      current={current}
      hrefFor={(tab) => hrefTo("uc-enterprise-detail", { ...ids, ...(tab === "facts" ? {} : { tab }) })}
    />
  );
}
