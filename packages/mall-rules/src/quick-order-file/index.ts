export { type FileNote, type FileText, type ReadFile, readFile } from "./read-file.ts";
export type { FileFault } from "./unreadable.ts";
