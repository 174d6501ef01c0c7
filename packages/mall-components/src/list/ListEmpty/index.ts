export { ListEmpty, type ListEmptyProps } from "./ListEmpty.tsx";
