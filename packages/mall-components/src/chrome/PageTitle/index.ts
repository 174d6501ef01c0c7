export { PageTitle, type PageTitleProps } from "./PageTitle.tsx";
export { documentTitle, notFoundTitle } from "./page-titles.ts";
