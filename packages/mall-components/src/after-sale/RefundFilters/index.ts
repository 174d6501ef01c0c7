export { RefundFilters, type RefundFiltersProps } from "./RefundFilters.tsx";
