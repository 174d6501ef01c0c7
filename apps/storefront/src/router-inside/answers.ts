/** How the router asks for a page's data, and what it answers when nothing can be drawn. */

/** Whether it is a page's data that is asked for and not the page. */
export const isPageData = (url: string): boolean => /\.data(?:\?|$)/.test(url);

/** The page's own path and query, without what the router adds to ask for data. Empty for the page at the root. */
export function pageOf(address: string): string {
  const url = new URL(address);
  url.searchParams.delete("_routes");
  url.searchParams.delete("index");
  return url.pathname.replace(/(?:\/_root|\/_)?\.data$/, "") + url.search;
}

/** The router's own answer when rendering broke: a few words of plain text. */
export const isLastResort = (response: Response): boolean =>
  response.status === 500 && (response.headers.get("content-type") ?? "").startsWith("text/plain");
