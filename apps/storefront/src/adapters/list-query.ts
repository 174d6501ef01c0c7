/** A list's address carries its tab, filters and page, so that it can be kept, shared and gone back to. */

export interface ListQuery {
  path: string;
  /** What may be chosen, by parameter; the first one where the address names none, and not written then. */
  choices?: Record<string, readonly string[]>;
  /** Longest text that may be typed, by parameter, in characters. */
  texts?: Record<string, number>;
}

type Choices<Query extends ListQuery> = {
  [Name in keyof Query["choices"]]: NonNullable<Query["choices"]>[Name & string][number];
};
type Texts<Query extends ListQuery> = { [Name in keyof Query["texts"]]: string };

/** What an address of a list says. */
export type ListValues<Query extends ListQuery> = Choices<Query> & Texts<Query> & { page: number };

/** Names a list's parameters, which `readListQuery` and `hrefOf` then know. */
export const listQuery = <const Query extends ListQuery>(query: Query): Query => query;

/** Tab, filters and page of an address; what it does not name, or names wrongly, is as if it were not chosen. */
export function readListQuery<Query extends ListQuery>(query: Query, address: string): ListValues<Query> {
  const search = new URL(address).searchParams;
  const { choices = {}, texts = {} } = query;
  const chosen = Object.entries(choices).map(([name, all]) => {
    const wanted = search.get(name);
    return [name, all.find((choice) => choice === wanted) ?? all[0]];
  });
  const typed = Object.entries(texts).map(([name, most]) => [
    name,
    (search.get(name) ?? "").trim().slice(0, most),
  ]);
  const page = Math.max(1, Number.parseInt(search.get("page") ?? "1", 10) || 1);
  return { ...Object.fromEntries([...chosen, ...typed]), page };
}

/** The list's address with these; a tab or filter that is left out is not chosen, a page left out is the first. */
export function hrefOf<Query extends ListQuery>(query: Query, values: Partial<ListValues<Query>>): string {
  const { path, choices = {} } = query;
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) {
    const usual = name === "page" ? 1 : choices[name]?.[0];
    if (value && value !== usual) search.set(name, String(value));
  }
  return search.size > 0 ? `${path}?${search}` : path;
}
