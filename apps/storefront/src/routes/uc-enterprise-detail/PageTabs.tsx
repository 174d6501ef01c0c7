import { type EnterpriseTab, enterpriseTabs } from "@tradehall/mall-components/enterprise/EnterprisePanel";
import { ListTabs } from "@tradehall/mall-components/parts/ListTabs";
import { hrefTo } from "../../href-to.ts";

interface PageTabsProps {
  current: EnterpriseTab;
  enterpriseId: number;
}

/** The parts of an enterprise's page; the first one has no tab in its address. */
export function PageTabs({ current, enterpriseId }: PageTabsProps) {
  const ids = { enterpriseId: String(enterpriseId) };
  return (
    <ListTabs
      of={enterpriseTabs}
      current={current}
      hrefFor={(tab) => hrefTo("uc-enterprise-detail", { ...ids, ...(tab === "facts" ? {} : { tab }) })}
    />
  );
}
