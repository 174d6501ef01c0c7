/** The period of a list's address, as the calls ask for it. */
import { type OrderPeriod, orderPeriods } from "@tradehall/mall-components/order/OrderFilters";
import { fromChinaTime } from "@tradehall/mall-rules/time/china-time";

const isDay = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(text) && fromChinaTime(`${text} 00:00:00`) !== undefined;

export const toPeriod = ({ period, from, to }: { period: OrderPeriod; from: string; to: string }) =>
  period === "custom"
    ? { ...(isDay(from) ? { startDate: from } : {}), ...(isDay(to) ? { endDate: to } : {}) }
    : { orderTimeStatus: orderPeriods.indexOf(period) as 0 | 1 | 2 | 3 };
