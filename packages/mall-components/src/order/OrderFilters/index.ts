export { OrderFilters, type OrderFiltersProps } from "./OrderFilters.tsx";
export {
  isFiltered,
  type OrderFilterValues,
  type OrderPeriod,
  type OrderSort,
  orderPeriods,
  orderSorts,
} from "./order-filters.ts";
