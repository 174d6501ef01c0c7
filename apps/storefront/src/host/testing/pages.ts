/** Every page of the mall, under an address that shows it. */
import { exampleHref, type FullRow, routeRows } from "../../route-rows.ts";

export const addressesOf = (isWanted: (row: FullRow) => boolean = () => true): string[] =>
  routeRows.filter(isWanted).map(exampleHref);

/** Where the router fetches a page's data. */
export const dataOf = (address: string): string => {
  const [path, search] = address.split("?");
  return `${path === "/" ? "/_" : path}.data${search ? `?${search}` : ""}`;
};
