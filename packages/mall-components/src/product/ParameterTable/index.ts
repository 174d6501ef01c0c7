export { ParameterTable, type ParameterTableProps } from "./ParameterTable.tsx";
