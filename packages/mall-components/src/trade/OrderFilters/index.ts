export { OrderFilters, type OrderFiltersProps, type OrderPeriod, orderPeriods } from "./OrderFilters.tsx";
