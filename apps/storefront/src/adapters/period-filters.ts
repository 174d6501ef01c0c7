/** The period of a list's address, as the calls ask for it. */
import type { OrderPeriod } from "@tradehall/mall-components/order/OrderFilters";
import { fromChinaTime } from "@tradehall/mall-rules/time/china-time";

/** The `orderTimeStatus` of each. */
const periodNumbers = { all: 0, week: 1, quarter: 2, older: 3 } as const satisfies Record<
  Exclude<OrderPeriod, "custom">,
  number
>;

const isDay = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(text) && fromChinaTime(`${text} 00:00:00`) !== undefined;

export const toPeriod = ({ period, from, to }: { period: OrderPeriod; from: string; to: string }) =>
  period === "custom"
    ? { ...(isDay(from) ? { startDate: from } : {}), ...(isDay(to) ? { endDate: to } : {}) }
    : { orderTimeStatus: periodNumbers[period] };
