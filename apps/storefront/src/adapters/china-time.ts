/** Times as the mall writes them: China Standard Time, whatever the visitor's clock says. */
const chinaOffsetMs = 8 * 3_600_000;

/** `yyyy-MM-dd HH:mm:ss` of an instant in ms. */
const chinaTime = (instant: number): string =>
  new Date(instant + chinaOffsetMs).toISOString().slice(0, 19).replace("T", " ");

/** `yyyy-MM-dd` of an instant in ms. */
export const chinaDate = (instant: number): string => chinaTime(instant).slice(0, 10);
