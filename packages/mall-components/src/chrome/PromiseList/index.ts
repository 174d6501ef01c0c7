export { PromiseList, type PromiseListProps } from "./PromiseList.tsx";
