/** What the other tabs of an enterprise show: account terms, approvals, rules. Server only. */

import { listCredit } from "@tradehall/api-client/endpoints/credit/list-credit";
import { listOwed } from "@tradehall/api-client/endpoints/credit/list-owed";
import { getBuyingRules } from "@tradehall/api-client/endpoints/enterprise/buying/get-buying-rules";
import { listLimits } from "@tradehall/api-client/endpoints/enterprise/buying/list-limits";
import { getEnterprise } from "@tradehall/api-client/endpoints/enterprise/get-enterprise";
import { listApprovals } from "@tradehall/api-client/endpoints/order/approval/list-approvals";
import { getRepayment } from "@tradehall/api-client/endpoints/payment/repayment/get-repayment";
import { getTransfer } from "@tradehall/api-client/endpoints/payment/transfer/get-transfer";
import { getCategoryInfo } from "@tradehall/api-client/endpoints/product/category/get-category-info";
import { toApproval, toMemberLimit, toMemberOptions, toRuleValues } from "@tradehall/mall-adapters/approval";
import { toCreditLineView, toCreditShops, toOwedOrder } from "@tradehall/mall-adapters/credit";
import { approvalTabs } from "@tradehall/mall-components/enterprise/ApprovalList";
import { toId } from "@tradehall/mall-rules/checks/id";
import { pageSizes } from "@tradehall/mall-rules/limits";
import { sum } from "@tradehall/mall-rules/money";
import { payMethodName, payTypes } from "@tradehall/mall-rules/states/payment/payment";
import { dataRoutes } from "../../adapters/data-routes.ts";
import { hrefTo } from "../../href-to.ts";
import { loadList } from "../../server/load-list.ts";
import { load, type Mall } from "../../server/mall.ts";

export const termsHref = (enterpriseId: number, more: { shop?: string; repayNo?: string } = {}): string =>
  hrefTo("uc-enterprise-detail", { enterpriseId: String(enterpriseId), tab: "terms", ...more });

async function loadShop(mall: Mall, enterpriseId: number, shopId: number, page: number, chosen: string[]) {
  const input = { enterpriseId, shopId, current: page, size: pageSizes.ledger };
  const { records, pages: pageCount } = await mall(listOwed, { query: input });
  const of = records.filter(({ orderNumber }) => chosen.includes(orderNumber));
  return {
    pageCount,
    orders: records.map((order) => toOwedOrder(order, dataRoutes.order)),
    chosen:
      of.length > 0
        ? { orderNumbers: of.map((one) => one.orderNumber), amount: sum(of.map(({ owed }) => owed)) }
        : undefined,
  };
}

/** Lines, and of one shop what is owed and how it can be paid back. */
export async function loadTerms(mall: Mall, enterpriseId: number, page: number, search: URLSearchParams) {
  const shopId = toId(search.get("shop") ?? "");
  const repaymentNo = search.get("repayNo");
  const repayment = repaymentNo
    ? await load(() => mall(getRepayment, { query: { repaymentNo } }))
    : undefined;
  const transfer =
    repaymentNo && repayment?.payType === payTypes.bankTransfer
      ? await load(() => mall(getTransfer, { query: { payNo: repaymentNo } }))
      : undefined;
  const query = { tab: "terms" as const, enterpriseId, page, shopId, repayment, transfer };
  return loadList(query, async () => {
    const credit = await mall(listCredit, { query: { enterpriseId } });
    const line = credit.lines.find((one) => one.shopId === shopId);
    return {
      name: credit.enterpriseName,
      lines: credit.lines.map((one) =>
        toCreditLineView(one, (shop) => termsHref(enterpriseId, { shop: String(shop) })),
      ),
      shops: toCreditShops(credit),
      canRequest: credit.allowedActions.includes("requestCredit"),
      methods: credit.payTypes.flatMap((payType) => payMethodName(payType) ?? []),
      balance: credit.balance,
      shop: line && {
        ...{ shopId: line.shopId, shopName: line.shopName, used: line.used },
        ...(await loadShop(mall, enterpriseId, line.shopId, page, search.getAll("order"))),
      },
    };
  });
}

/** `?tab=approvals&side=` */
export function loadApprovals(mall: Mall, enterpriseId: number, page: number, search: URLSearchParams) {
  const side = approvalTabs.find((tab) => tab === search.get("side")) ?? "decide";
  const query = { tab: "approvals" as const, enterpriseId, page, side };
  return loadList(query, async () => {
    const asked = { enterpriseId, side, current: page, size: pageSizes.default };
    const { records, pages: pageCount } = await mall(listApprovals, { query: asked });
    return { pageCount, approvals: records.map((card) => toApproval(card, dataRoutes.order)) };
  });
}

/** `?tab=rules` */
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
