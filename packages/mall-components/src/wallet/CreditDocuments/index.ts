export { CreditDocuments, type CreditDocumentsProps } from "./CreditDocuments.tsx";
