export { SearchBox, type SearchBoxProps, type SearchSource } from "./SearchBox.tsx";
