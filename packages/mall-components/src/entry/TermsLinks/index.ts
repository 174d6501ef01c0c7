export { TermsLinks } from "./TermsLinks.tsx";
