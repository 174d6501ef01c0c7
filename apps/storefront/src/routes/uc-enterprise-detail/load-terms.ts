/** What the tab of account terms shows: lines, and of one shop what is owed and how it can be paid back. Server only. */
import { listCredit } from "@tradehall/api-client/endpoints/credit/list-credit";
import { listOwed } from "@tradehall/api-client/endpoints/credit/list-owed";
import { getRepayment } from "@tradehall/api-client/endpoints/payment/repayment/get-repayment";
import { getTransfer } from "@tradehall/api-client/endpoints/payment/transfer/get-transfer";
import { toCreditLineView, toCreditShops, toOwedOrder } from "@tradehall/mall-adapters/credit";
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
