export { SkipToContent, type SkipToContentProps } from "./SkipToContent.tsx";
