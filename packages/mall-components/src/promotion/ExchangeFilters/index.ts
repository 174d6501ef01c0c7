export { ExchangeFilters, type ExchangeFiltersProps } from "./ExchangeFilters.tsx";
