export { DocumentList, type DocumentListProps, type ProductDocument } from "./DocumentList.tsx";
