export { NoRightPage, type NoRightPageProps, type AdminToAsk } from "./NoRightPage.tsx";
