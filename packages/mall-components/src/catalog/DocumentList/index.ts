export { DocumentList, type DocumentListProps, type ProductDocument } from "./DocumentList.tsx";
export { LateDocumentList } from "./LateDocumentList.tsx";
