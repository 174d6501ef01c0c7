export { LevelTable, type LevelTableProps } from "./LevelTable.tsx";
