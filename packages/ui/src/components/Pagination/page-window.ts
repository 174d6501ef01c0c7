/** One place of a pager: a page, or a gap between pages. */
export type PagePlace = number | "gap-before" | "gap-after";

/** Seven places at most: first, last, the current page with its neighbours, and gaps where pages are left out. */
export function pageWindow(page: number, pageCount: number): PagePlace[] {
  if (pageCount <= 7) return Array.from({ length: pageCount }, (_, index) => index + 1);
  const from = Math.min(Math.max(page - 1, 3), pageCount - 4);
  const middle =
    page <= 4 ? [2, 3, 4, 5] : page >= pageCount - 3 ? lastBefore(pageCount) : [from, from + 1, from + 2];
  const places: PagePlace[] = [1];
  if ((middle[0] ?? 2) > 2) places.push("gap-before");
  places.push(...middle);
  if ((middle.at(-1) ?? 0) < pageCount - 1) places.push("gap-after");
  places.push(pageCount);
  return places;
}

function lastBefore(pageCount: number): number[] {
  return [pageCount - 4, pageCount - 3, pageCount - 2, pageCount - 1];
}
