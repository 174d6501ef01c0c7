import { type RefundTab, refundTabs } from "@tradehall/mall-components/after-sale/RefundList";
import { orderPeriods } from "@tradehall/mall-components/order/OrderFilters";
import { keysOf } from "@tradehall/mall-rules/records";
import { type ListValues, listQuery } from "../../adapters/list-query.ts";
import { toPeriod } from "../../adapters/period-filters.ts";
import { hrefTo } from "../../href-to.ts";

/** What the address of the buyer's refunds says. */
export const refundQuery = listQuery({
  path: hrefTo("uc-return"),
  choices: { tab: keysOf(refundTabs.tabs), period: orderPeriods },
  texts: { keyword: 50, from: 10, to: 10 },
});
export type RefundQuery = ListValues<typeof refundQuery>;

/** The `sts` of each tab. */
const statusNumbers = { all: 0, open: 1, succeeded: 2, closed: 3 } as const satisfies Record<
  RefundTab,
  number
>;

/** The same, as the calls ask for it. */
export const toFilters = ({ tab, keyword, ...query }: RefundQuery) => ({
  sts: statusNumbers[tab],
  ...toPeriod(query),
  ...(keyword ? { keyword } : {}),
});
