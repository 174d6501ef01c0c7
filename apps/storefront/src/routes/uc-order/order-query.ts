import { orderPeriods, orderSorts } from "@tradehall/mall-components/order/OrderFilters";
import { orderTabs } from "@tradehall/mall-components/order/OrderTabs";
import { approvalLimits } from "@tradehall/mall-rules/limits";
import { keysOf } from "@tradehall/mall-rules/records";
import { type ListValues, listQuery } from "../../adapters/list-query.ts";
import { hrefTo } from "../../href-to.ts";

/** What the address of the buyer's orders says. */
export const orderQuery = listQuery({
  path: hrefTo("uc-order"),
  choices: { status: keysOf(orderTabs.tabs), period: orderPeriods, sort: orderSorts },
  texts: { keyword: 50, from: 10, to: 10, person: 16, costCentre: approvalLimits.costCentreLength },
});

export type OrderQuery = ListValues<typeof orderQuery>;
