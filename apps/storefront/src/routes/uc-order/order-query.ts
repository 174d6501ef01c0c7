import { orderPeriods } from "@tradehall/mall-components/trade/OrderFilters";
import { orderTabs } from "@tradehall/mall-components/trade/OrderTabs";
import { listQuery } from "../../adapters/list-query.ts";
import { hrefTo } from "../../href-to.ts";

/** What the address of the buyer's orders says. */
export const orderQuery = listQuery({
  path: hrefTo("uc-order"),
  choices: { status: orderTabs, period: orderPeriods },
  texts: { keyword: 50 },
});
