export { ListToolbar } from "./ListToolbar.tsx";
export type { ListSort, ListToolbarProps } from "./list-toolbar-props.ts";
