/** Time filters of the order list; `custom` takes a first and a last day. */
export const orderPeriods = ["all", "week", "quarter", "older", "custom"] as const;
export type OrderPeriod = (typeof orderPeriods)[number];

/** What was bought, or how. */
export const orderSorts = ["all", "grouping", "seckill", "points", "preSale", "virtual"] as const;
export type OrderSort = (typeof orderSorts)[number];

/** The filters of the list, as its address has them. */
export interface OrderFilterValues {
  /** An order number, or a part of a product's name or of the buyer's purchase number. */
  keyword: string;
  /** When the orders were submitted. */
  period: OrderPeriod;
  /** First and last day of `custom`, `yyyy-MM-dd`; "" for none. */
  from: string;
  to: string;
  sort: OrderSort;
  /** Id of who of the enterprise ordered; "" for everybody. */
  person: string;
}

export const noOrderFilters: OrderFilterValues = {
  keyword: "",
  period: "all",
  from: "",
  to: "",
  sort: "all",
  person: "",
};

export const isFiltered = (values: Partial<OrderFilterValues>): boolean =>
  Object.entries(noOrderFilters).some(
    ([name, usual]) => (values[name as keyof OrderFilterValues] ?? usual) !== usual,
  );

/** The filters of a sent form; days count only where they were asked for. */
export function readOrderFilters(form: FormData): OrderFilterValues {
  const text = (name: string) => String(form.get(name) ?? "").trim();
  const period = orderPeriods.find((one) => one === text("period")) ?? "all";
  const day = (name: string) => (period === "custom" ? text(name) : "");
  return {
    keyword: text("keyword"),
    period,
    from: day("from"),
    to: day("to"),
    sort: orderSorts.find((one) => one === text("sort")) ?? "all",
    person: text("person"),
  };
}
