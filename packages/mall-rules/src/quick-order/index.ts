export { type CodeFault, type ListRow, type QuickList, readList } from "./read-list.ts";
