export * from "./OrderFilters.tsx";
