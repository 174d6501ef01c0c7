export { TermsDocument, type TermsDocumentProps } from "./TermsDocument.tsx";
export type { TermsShop } from "./TermsSection.tsx";
