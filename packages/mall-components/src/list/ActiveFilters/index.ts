export { type ActiveFilter, ActiveFilters, type ActiveFiltersProps } from "./ActiveFilters.tsx";
