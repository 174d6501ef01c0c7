/** Several values of one filter of a list, with commas between; filters as an address and a form say them. */
import { changed, filterNames, type ListChange, type ListFilters, levels } from "./list-filters.ts";

/** What may say several values, with commas between. */
const lists = [
  "cpid",
  "cid",
  "thCid",
  "brand",
  "price",
  "shopId",
  "attr",
] as const satisfies readonly (keyof ListChange)[];
export type ListedParam = (typeof lists)[number];

export const valuesIn = (list: string | undefined): string[] => (list ? list.split(",").filter(Boolean) : []);

/** The level of which several categories are chosen; those above it name one each. */
export function severalCategories(
  filters: ListFilters,
): { name: (typeof levels)[number]; value: string } | undefined {
  const name = levels.findLast((level) => filters[level]?.includes(","));
  return name && { name, value: filters[name] ?? "" };
}

/** A form without script says each of several values by itself. */
function saidOf(search: URLSearchParams, name: keyof ListChange): string | undefined {
  if (!lists.some((list) => list === name)) return search.get(name)?.trim();
  return [...new Set(search.getAll(name).flatMap((value) => valuesIn(value.trim())))].join(",");
}

export function readListFilters(search: URLSearchParams): ListFilters {
  const entries = filterNames.flatMap((name) => {
    const value = saidOf(search, name);
    return value ? [[name, value] as const] : [];
  });
  return Object.fromEntries(entries);
}

/** The same list with one of several values more or less. */
export function toggled(
  filters: ListFilters,
  name: ListedParam,
  value: string,
  change: ListChange = {},
): ListFilters {
  const chosen = new Set(valuesIn(filters[name]));
  if (!chosen.delete(value)) chosen.add(value);
  return changed(filters, { ...change, [name]: [...chosen].join(",") || undefined });
}

/** The filters as fields of a form that asks for the list's first page again, without those it has itself. */
export const fieldsOf = (
  filters: ListFilters,
  without: readonly (keyof ListChange)[],
): { name: string; value: string }[] =>
  filterNames.flatMap((name) => {
    const value = filters[name] || (name === "st" ? "0" : undefined);
    const isKept = name !== "page" && name !== "many" && !without.includes(name);
    return value && isKept ? [{ name, value }] : [];
  });
