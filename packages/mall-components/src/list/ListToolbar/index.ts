export { type ListSort, ListToolbar, type ListToolbarProps } from "./ListToolbar.tsx";
