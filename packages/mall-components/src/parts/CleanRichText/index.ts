export { CleanRichText, type CleanRichTextProps } from "./CleanRichText.tsx";
