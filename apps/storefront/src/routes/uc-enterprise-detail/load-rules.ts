/** What the tab of rules shows: `?tab=rules`. Server only. */

import { getBuyingRules } from "@tradehall/api-client/endpoints/enterprise/buying/get-buying-rules";
import { listLimits } from "@tradehall/api-client/endpoints/enterprise/buying/list-limits";
import { getEnterprise } from "@tradehall/api-client/endpoints/enterprise/get-enterprise";
import { getCategoryInfo } from "@tradehall/api-client/endpoints/product/category/get-category-info";
import { toMemberLimit, toMemberOptions, toRuleValues } from "@tradehall/mall-adapters/approval";
import { pageSizes } from "@tradehall/mall-rules/limits";
import { loadList } from "../../server/load-list.ts";
import type { Mall } from "../../server/mall.ts";

export function loadRules(mall: Mall, enterpriseId: number, page: number) {
  const query = { tab: "rules" as const, enterpriseId, page };
  return loadList(query, async () => {
    const asked = { query: { enterpriseId } };
    const [{ allowedActions }, rules] = await Promise.all([
      mall(getEnterprise, asked),
      mall(getBuyingRules, asked),
    ]);
    const limits = allowedActions.includes("readLimits")
      ? await mall(listLimits, { query: { enterpriseId, current: page, size: pageSizes.members } })
      : undefined;
    const tree = limits ? await mall.shared(getCategoryInfo, { query: { parentId: 0 } }) : undefined;
    const { standIn } = rules;
    return {
      canSet: allowedActions.includes("setRules"),
      values: toRuleValues(rules),
      members: toMemberOptions(rules),
      standIn: standIn ? { name: standIn.nickName, untilText: standIn.until } : undefined,
      categories: (tree?.categoryInfo ?? []).map(({ categoryId, categoryName }) => ({
        ...{ value: String(categoryId), label: categoryName },
      })),
      limits: limits && { pageCount: limits.pages, members: limits.records.map(toMemberLimit) },
    };
  });
}
