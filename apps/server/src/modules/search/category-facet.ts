/** Which categories a search can be narrowed to from where the buyer is. */
import type { SearchFacets } from "@tradehall/api-client/models/search";
import type { CatalogueMap, CategoryRow } from "../product/category/catalogue-map.ts";
import type { Count } from "./facet-count.ts";

/** Third-level categories of a keyword shown at most. */
const mostLeaves = 40;

/** Counts of leaves added up to their ancestors as well. */
function withAncestors(map: CatalogueMap, leaves: readonly Count[]): Map<number, number> {
  const sums = new Map<number, number>();
  for (const { id, count } of leaves)
    for (let at = map.categories.get(id); at; at = map.categories.get(at.parentId))
      sums.set(at.id, (sums.get(at.id) ?? 0) + count);
  return sums;
}

/**
 * The next step down: the children of the chosen category, the siblings of a chosen leaf, all leaves of a keyword,
 * the first level otherwise. Only categories the keyword reaches, in the mall's order; a keyword's most hits first.
 */
export function categoryFacet(
  map: CatalogueMap,
  leaves: readonly Count[],
  { chosen, hasKeyword }: { chosen: number | undefined; hasKeyword: boolean },
): SearchFacets["categories"] {
  const sums = withAncestors(map, leaves);
  const at = chosen === undefined ? undefined : map.categories.get(chosen);
  const parentId = at === undefined ? 0 : (map.children.get(at.id)?.length ?? 0) > 0 ? at.id : at.parentId;
  const isByKeyword = at === undefined && hasKeyword;
  const rows: readonly CategoryRow[] = isByKeyword
    ? leaves.flatMap(({ id }) => map.categories.get(id) ?? [])
    : (map.children.get(parentId) ?? []);
  const facet = rows
    .filter((row) => sums.has(row.id))
    .map((row) => ({
      categoryId: row.id,
      categoryName: row.name,
      level: row.level,
      parentId: row.parentId,
      count: sums.get(row.id) ?? 0,
    }));
  return isByKeyword ? facet.sort((a, b) => b.count - a.count).slice(0, mostLeaves) : facet;
}
