import type { Location, NavigateOptions } from "react-router-dom";

/** What `navigate` is told for other goods compared over the page, or none: its address keeps the rest. */
export function comparing(
  { pathname, search, state }: Pick<Location<unknown>, "pathname" | "search" | "state">,
  ids: readonly string[],
  replace = false,
): [string, NavigateOptions] {
  const params = new URLSearchParams(search);
  params.delete("compare");
  const rest = [String(params), ...(ids.length > 0 ? [`compare=${ids.join(",")}`] : [])].filter(Boolean);
  const href = [pathname, ...(rest.length > 0 ? [rest.join("&")] : [])].join("?");
  // The way back closes what was opened on the page; a link to it has no page behind it.
  return [href, { replace, preventScrollReset: true, state: replace ? state : { isCompared: true } }];
}
