import { entriesOf, keysOf } from "@tradehall/mall-rules/records";

/** Time filters of the lists of orders and refunds; `custom` takes a first and a last day. */
export const orderPeriods = ["all", "week", "quarter", "older", "custom"] as const;
export type OrderPeriod = (typeof orderPeriods)[number];

/** What was bought, or how. */
export const orderSorts = ["all", "grouping", "seckill", "points", "preSale", "virtual"] as const;
type OrderSort = (typeof orderSorts)[number];

/** What a list is searched by, as its address has it. */
export interface SearchValues {
  /** A number, or a part of a product's name; of orders a part of the buyer's purchase number, too. */
  keyword: string;
  /** When it happened. */
  period: OrderPeriod;
  /** First and last day of `custom`, `yyyy-MM-dd`; "" for none. */
  from: string;
  to: string;
}

/** The filters of the list of orders. */
export interface OrderFilterValues extends SearchValues {
  sort: OrderSort;
  /** Id of who of the enterprise ordered; "" for everybody. */
  person: string;
  /** Whom the orders are booked on; "" for all. */
  costCentre: string;
}

export const noSearch: SearchValues = { keyword: "", period: "all", from: "", to: "" };
export const noOrderFilters: OrderFilterValues = { ...noSearch, sort: "all", person: "", costCentre: "" };

export const isFiltered = (values: Partial<OrderFilterValues>): boolean =>
  entriesOf(noOrderFilters).some(([name, usual]) => (values[name] ?? usual) !== usual);

/** The last day is before the first one, so that nothing could be found. */
export const isBackwards = ({ from, to }: Pick<SearchValues, "from" | "to">): boolean =>
  from !== "" && to !== "" && to < from;

/** The filters of a sent form; one that it has no field for is as if not chosen. */
export const readFilters = <Values extends SearchValues>(usual: Values, form: FormData): Values => ({
  ...usual,
  ...Object.fromEntries(
    keysOf(usual)
      .filter((name) => form.has(name))
      .map((name) => [name, String(form.get(name)).trim()]),
  ),
});

export interface FiltersGiven<Values extends SearchValues> {
  /** What is set; the others are as if not chosen. */
  values?: Partial<Values>;
  /** Further query values to keep, e.g. the tab. */
  kept?: Readonly<Record<string, string>>;
  /** The list without filters; shown while one is set. */
  clearHref?: string;
  /** The list is loading. */
  isPending?: boolean;
  /** Called with the values instead of the browser's own sending. */
  onSubmit?: (values: Values) => void;
}
