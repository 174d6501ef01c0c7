import { type ListValues, listQuery } from "../../adapters/list-query.ts";
import { hrefTo } from "../../href-to.ts";

/** What the address of an offer's products says beside its id; the order by the list page's numbers. */
export const discountQuery = listQuery({
  path: "",
  choices: { st: ["0", "1", "2", "3", "4"], stock: ["", "1"], self: ["", "1"], view: ["grid", "table"] },
  texts: { min: 13, max: 13 },
});

export type DiscountQuery = Omit<ListValues<typeof discountQuery>, "page">;

/** The address of an offer's products so; what is usual is not said. */
export const discountHref = (id: number, query: Partial<DiscountQuery & { page: number }>): string => {
  const { page = 1, ...chosen } = query;
  const choices: Readonly<Record<string, readonly string[]>> = discountQuery.choices;
  const pairs = Object.entries(chosen).filter(([name, value]) => value && value !== choices[name]?.[0]);
  return hrefTo("discount-detail", {
    id,
    ...Object.fromEntries(pairs),
    ...(page > 1 ? { page } : {}),
  });
};
