import { entriesOf } from "@tradehall/mall-rules/records";

/** Time filters of the lists of orders and refunds; `custom` takes a first and a last day. */
export const orderPeriods = ["all", "week", "quarter", "older", "custom"] as const;
export type OrderPeriod = (typeof orderPeriods)[number];

/** What was bought, or how. */
export const orderSorts = ["all", "grouping", "seckill", "points", "preSale", "virtual"] as const;
export type OrderSort = (typeof orderSorts)[number];

export interface PeriodValues {
  /** When it happened. */
  period: OrderPeriod;
  /** First and last day of `custom`, `yyyy-MM-dd`; "" for none. */
  from: string;
  to: string;
}

/** The filters of the list, as its address has them. */
export interface OrderFilterValues extends PeriodValues {
  /** An order number, or a part of a product's name or of the buyer's purchase number. */
  keyword: string;
  sort: OrderSort;
  /** Id of who of the enterprise ordered; "" for everybody. */
  person: string;
  /** Whom the orders are booked on; "" for all. */
  costCentre: string;
}

export const noOrderFilters: OrderFilterValues = {
  keyword: "",
  period: "all",
  from: "",
  to: "",
  sort: "all",
  person: "",
  costCentre: "",
};

export const isFiltered = (values: Partial<OrderFilterValues>): boolean =>
  entriesOf(noOrderFilters).some(([name, usual]) => (values[name] ?? usual) !== usual);

const textIn = (form: FormData, name: string) => String(form.get(name) ?? "").trim();

/** Keyword and period of a sent form; days count only where they were asked for. */
export function readRefundFilters(form: FormData): PeriodValues & { keyword: string } {
  const period = orderPeriods.find((one) => one === textIn(form, "period")) ?? "all";
  const day = (name: string) => (period === "custom" ? textIn(form, name) : "");
  return { keyword: textIn(form, "keyword"), period, from: day("from"), to: day("to") };
}

/** The filters of a sent form. */
export const readOrderFilters = (form: FormData): OrderFilterValues => ({
  ...readRefundFilters(form),
  sort: orderSorts.find((one) => one === textIn(form, "sort")) ?? "all",
  person: textIn(form, "person"),
  costCentre: textIn(form, "costCentre"),
});
