export { SkipToContent } from "./SkipToContent.tsx";
