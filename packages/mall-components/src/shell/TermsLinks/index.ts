export { TermsLinks, type TermsLinksProps } from "./TermsLinks.tsx";
