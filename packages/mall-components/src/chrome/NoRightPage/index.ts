export { type AdminToAsk, NoRightPage, type NoRightPageProps } from "./NoRightPage.tsx";
