/** What the address says, as the calls ask for it. */
import type { InputOf } from "@tradehall/api-client/contract";
import type { searchMyOrders } from "@tradehall/api-client/endpoints/order/search-my-orders";
import { orderTabStatus } from "@tradehall/mall-components/order/OrderTabs";
import { toId } from "@tradehall/mall-rules/checks/id";
import { molds } from "@tradehall/mall-rules/states/order/delivery";
import { orderKinds, orderStatuses } from "@tradehall/mall-rules/states/order/order";
import { toPeriod } from "../../adapters/period-filters.ts";
import type { OrderQuery } from "./order-query.ts";

export type Filters = NonNullable<InputOf<typeof searchMyOrders>["query"]>;

export function toFilters({ status, sort, keyword, costCentre, ...query }: OrderQuery): Filters {
  const person = toId(query.person);
  const named = orderTabStatus(status);
  return {
    ...(named ? { status: orderStatuses[named] } : {}),
    ...(status === "trash" ? { isTrash: 1 } : {}),
    ...toPeriod(query),
    ...(sort === "virtual"
      ? { orderMold: molds.virtual }
      : sort === "all"
        ? {}
        : { orderType: orderKinds[sort] }),
    ...(keyword ? { orderName: keyword } : {}),
    ...(costCentre ? { costCentre } : {}),
    ...(person === undefined ? {} : { userId: person }),
  };
}
