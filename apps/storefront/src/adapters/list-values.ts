/** Several values of one filter in the list's address, with commas between: apart from what every page knows of it. */
import {
  changedHref,
  type ListAddress,
  type ListChange,
  type ListParam,
  levels,
  names,
} from "./list-address.ts";

/** What may say several values, with commas between. */
const lists = [
  "cpid",
  "cid",
  "thCid",
  "brand",
  "price",
  "shopId",
  "attr",
] as const satisfies readonly ListParam[];
export type ListedParam = (typeof lists)[number];

export const valuesIn = (list: string | undefined): string[] => (list ? list.split(",").filter(Boolean) : []);

/** The level of which several categories are chosen; those above it name one each. */
export function severalCategories(
  address: ListAddress,
): { name: (typeof levels)[number]; value: string } | undefined {
  const name = levels.findLast((level) => address[level]?.includes(","));
  return name && { name, value: address[name] ?? "" };
}

/** A form without script says each of several values by itself. */
function saidOf(search: URLSearchParams, name: ListParam): string | undefined {
  if (!lists.some((list) => list === name)) return search.get(name)?.trim();
  return [...new Set(search.getAll(name).flatMap((value) => valuesIn(value.trim())))].join(",");
}

export function readListAddress(search: URLSearchParams): ListAddress {
  const entries = names.flatMap((name) => {
    const value = saidOf(search, name);
    return value ? [[name, value] as const] : [];
  });
  return Object.fromEntries(entries);
}

/** The same list with one of several values more or less. */
export function toggledHref(
  address: ListAddress,
  name: ListedParam,
  value: string,
  change: ListChange = {},
): string {
  const chosen = new Set(valuesIn(address[name]));
  if (!chosen.delete(value)) chosen.add(value);
  return changedHref(address, { ...change, [name]: [...chosen].join(",") || undefined });
}

/** The address as fields of a form that asks for the list's first page again, without those it has itself. */
export const fieldsOf = (
  address: ListAddress,
  without: readonly ListParam[],
): { name: string; value: string }[] =>
  names.flatMap((name) => {
    const value = address[name] || (name === "st" ? "0" : undefined);
    const isKept = name !== "page" && name !== "many" && !without.includes(name);
    return value && isKept ? [{ name, value }] : [];
  });
