export { SecurityList, type SecurityListProps } from "./SecurityList.tsx";
