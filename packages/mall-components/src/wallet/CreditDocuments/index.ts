export { CreditDocuments } from "./CreditDocuments.tsx";
