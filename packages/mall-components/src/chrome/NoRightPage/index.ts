export { NoRightPage, type NoRightPageProps, type WhomToAsk } from "./NoRightPage.tsx";
