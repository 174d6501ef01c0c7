/** What the address says, as the calls ask for it. */

import type { InputOf } from "@tradehall/api-client/contract";
import type { searchMyOrders } from "@tradehall/api-client/endpoints/my-order/search-my-orders";
import { orderPeriods } from "@tradehall/mall-components/trade/OrderFilters";
import { orderTabStatus } from "@tradehall/mall-components/trade/OrderTabs";
import { toId } from "@tradehall/mall-rules/checks/id";
import { molds } from "@tradehall/mall-rules/states/delivery";
import { orderKinds, orderStatuses } from "@tradehall/mall-rules/states/order";
import { fromChinaTime } from "@tradehall/mall-rules/time/china-time";
import type { OrderQuery } from "./order-query.ts";

export type Filters = NonNullable<InputOf<typeof searchMyOrders>["query"]>;

const isDay = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(text) && fromChinaTime(`${text} 00:00:00`) !== undefined;

export function toFilters({ status, period, sort, keyword, from, to, ...query }: OrderQuery): Filters {
  const person = toId(query.person);
  const named = orderTabStatus(status);
  return {
    ...(named ? { status: orderStatuses[named] } : {}),
    ...(status === "trash" ? { isTrash: 1 } : {}),
    ...(period === "custom"
      ? { ...(isDay(from) ? { startDate: from } : {}), ...(isDay(to) ? { endDate: to } : {}) }
      : { orderTimeStatus: orderPeriods.indexOf(period) as 0 | 1 | 2 | 3 }),
    ...(sort === "virtual"
      ? { orderMold: molds.virtual }
      : sort === "all"
        ? {}
        : { orderType: orderKinds[sort] }),
    ...(keyword ? { orderName: keyword } : {}),
    ...(person === undefined ? {} : { userId: person }),
  };
}
