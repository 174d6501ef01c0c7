export { OrderFilters, type OrderFiltersProps } from "./OrderFilters.tsx";
export {
  isFiltered,
  type OrderFilterValues,
  type OrderPeriod,
  orderPeriods,
  orderSorts,
  type SearchValues,
} from "./order-filters.ts";
