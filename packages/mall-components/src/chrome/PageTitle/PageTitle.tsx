import { documentTitle } from "./page-titles.ts";

export interface PageTitleProps {
  /** What the page shows, e.g. 购物车; absent for the shop's fixed title alone. */
  title?: string;
  /** The fixed part: the shop's or the mall's title. */
  siteName: string;
}

/** The document's title; React moves it into the head. */
export function PageTitle({ title, siteName }: PageTitleProps) {
  return <title>{documentTitle(title, siteName)}</title>;
}
