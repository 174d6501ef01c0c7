/** What a list of orders or refunds is narrowed by, as the calls ask for it. */
import type { InputOf } from "@tradehall/api-client/contract";
import type { searchMyOrders } from "@tradehall/api-client/endpoints/order/search-my-orders";
import type { RefundTab } from "@tradehall/mall-components/after-sale/RefundList";
import type {
  OrderFilterValues,
  OrderPeriod,
  SearchValues,
} from "@tradehall/mall-components/order/OrderFilters";
import { type OrderTab, orderTabStatus } from "@tradehall/mall-components/order/OrderTabs";
import { toId } from "@tradehall/mall-rules/checks/id";
import { molds } from "@tradehall/mall-rules/states/order/delivery";
import { orderKinds, orderStatuses } from "@tradehall/mall-rules/states/order/order";
import { fromChinaTime } from "@tradehall/mall-rules/time/china-time";

/** The `orderTimeStatus` of each. */
const periodNumbers = { all: 0, week: 1, quarter: 2, older: 3 } as const satisfies Record<
  Exclude<OrderPeriod, "custom">,
  number
>;

const isDay = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(text) && fromChinaTime(`${text} 00:00:00`) !== undefined;

const toPeriod = ({ period, from, to }: Omit<SearchValues, "keyword">) =>
  period === "custom"
    ? { ...(isDay(from) ? { startDate: from } : {}), ...(isDay(to) ? { endDate: to } : {}) }
    : { orderTimeStatus: periodNumbers[period] };

export function toOrderSearch({
  status,
  sort,
  keyword,
  costCentre,
  ...query
}: OrderFilterValues & { status: OrderTab }): NonNullable<InputOf<typeof searchMyOrders>["query"]> {
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

/** The `sts` of each tab. */
const refundNumbers = { all: 0, open: 1, succeeded: 2, closed: 3 } as const satisfies Record<
  RefundTab,
  number
>;

export const toRefundSearch = ({ tab, keyword, ...query }: SearchValues & { tab: RefundTab }) => ({
  sts: refundNumbers[tab],
  ...toPeriod(query),
  ...(keyword ? { keyword } : {}),
});
