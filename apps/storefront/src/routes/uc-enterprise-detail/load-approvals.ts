/** What the tab of approvals shows: `?tab=approvals&side=`. Server only. */
import { listApprovals } from "@tradehall/api-client/endpoints/order/approval/list-approvals";
import { toApproval } from "@tradehall/mall-adapters/approval";
import { approvalTabs } from "@tradehall/mall-components/enterprise/ApprovalList";
import { pageSizes } from "@tradehall/mall-rules/limits";
import { dataRoutes } from "../../adapters/data-routes.ts";
import { loadList } from "../../server/load-list.ts";
import type { Mall } from "../../server/mall.ts";

export function loadApprovals(mall: Mall, enterpriseId: number, page: number, search: URLSearchParams) {
  const side = approvalTabs.find((tab) => tab === search.get("side")) ?? "decide";
  const query = { tab: "approvals" as const, enterpriseId, page, side };
  return loadList(query, async () => {
    const asked = { enterpriseId, side, current: page, size: pageSizes.default };
    const { records, pages: pageCount } = await mall(listApprovals, { query: asked });
    return { pageCount, approvals: records.map((card) => toApproval(card, dataRoutes.order)) };
  });
}
