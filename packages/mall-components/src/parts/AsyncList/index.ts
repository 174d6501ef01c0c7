export { AsyncList, type AsyncListProps, type ListState, type ListStateProps } from "./AsyncList.tsx";
