export { SearchBox } from "./SearchBox.tsx";
export type { SearchBoxProps, SearchSource } from "./search-box-props.ts";
