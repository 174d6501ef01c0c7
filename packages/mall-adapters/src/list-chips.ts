/** What a list is narrowed to, each a chip of its own, and what to take away where nothing is left. */
import { filtersOfEveryFacet, type SearchFilter, type SearchPage } from "@tradehall/api-client/models/search";
import type { ActiveFilter } from "@tradehall/mall-components/list/ActiveFilters";
import { toYuanText } from "@tradehall/mall-rules/money";
import { keysOf } from "@tradehall/mall-rules/records";
import { couponText, fill, type Locale, listWords } from "@tradehall/mall-rules/words";
import { rangeLabel, type Shown } from "./list-facets.ts";
import { changed, type ListChange, type ListFilters } from "./list-filters.ts";
import { type ListedParam, severalCategories, toggled, valuesIn } from "./list-values.ts";

type Chip = ActiveFilter & { filter: SearchFilter };

/** What a coupon is called, and what it gives where its name does not say so. */
function couponName(coupon: NonNullable<SearchPage["chosen"]["coupon"]>, locale: Locale): string {
  const text = couponText(coupon.cashCondition, coupon.reduceAmount, locale);
  return [...new Set([coupon.couponName, text])].join(" · ");
}

function stepLabel(step: string, locale: Locale): string {
  const [min = "", max = ""] = step.split("-");
  return rangeLabel(toYuanText(min), toYuanText(max), locale);
}

export function activeFilters({ chosen }: SearchPage, asked: ListFilters, shown: Shown): Chip[] {
  const { locale, routes } = shown;
  const word = (name: keyof typeof listWords) => listWords[name][locale];
  /** One for each value; what no one knows keeps its number, so that it can be taken away. */
  const each = (
    filter: SearchFilter,
    name: ListedParam,
    describe: (value: string) => { label: string; value?: string | undefined },
  ): Chip[] =>
    valuesIn(asked[name]).map((value) => {
      const { label, value: known = value } = describe(value);
      const removeHref = routes.list(toggled(asked, name, value));
      return { filter, id: `${name}-${value}`, label, value: known, removeHref };
    });
  const one = (
    filter: SearchFilter,
    name: keyof ListFilters,
    label: string,
    value: string,
    change = {},
  ): Chip[] =>
    asked[name]
      ? [
          {
            filter,
            id: name,
            label,
            value,
            removeHref: routes.list(changed(asked, { [name]: undefined, ...change })),
          },
        ]
      : [];
  const several = severalCategories(asked);
  const shops = [chosen.shop, ...chosen.shops];
  const known = (value: string) => chosen.attributes.find(({ valueId }) => String(valueId) === value);
  return [
    ...(several
      ? each("category", several.name, (value) => ({
          label: word("category"),
          value: chosen.categories.find(({ categoryId }) => String(categoryId) === value)?.categoryName,
        }))
      : []),
    ...each("brand", "brand", (value) => ({
      label: word("brand"),
      value: chosen.brands.find(({ brandId }) => String(brandId) === value)?.brandName,
    })),
    ...each("price", "price", (value) => ({ label: word("price"), value: stepLabel(value, locale) })),
    ...one(
      "price",
      asked.min ? "min" : "max",
      word("price"),
      rangeLabel(toYuanText(asked.min ?? ""), toYuanText(asked.max ?? ""), locale),
      { min: undefined, max: undefined },
    ),
    ...(asked.isOfShop
      ? []
      : each("shop", "shopId", (value) => ({
          label: word("shop"),
          value: shops.find((shop) => String(shop?.shopId) === value)?.shopName,
        }))),
    ...each("attributes", "attr", (value) => ({
      label: known(value)?.name ?? "",
      value: known(value)?.value,
    })),
    ...one("stock", "stock", "", word("inStock")),
    ...one("shopType", "self", "", word("selfOperated")),
    ...one("active", "active", "", word("active")),
    ...one("orderFrom", "moq", "", fill(word("orderFrom"), { count: asked.moq })),
    ...one(
      "coupon",
      "couponId",
      word("coupon"),
      chosen.coupon ? couponName(chosen.coupon, locale) : (asked.couponId ?? ""),
    ),
    ...one("shopCategory", "shopCid", word("shopCategory"), chosen.shopCategory?.name ?? asked.shopCid ?? ""),
  ];
}

/** What an address says of a filter. */
const paramsOf: Record<SearchFilter, readonly (keyof ListChange)[]> = {
  category: ["thCid"],
  brand: ["brand"],
  price: ["price", "min", "max"],
  shop: ["shopId"],
  shopType: ["self"],
  stock: ["stock"],
  attributes: ["attr"],
  active: ["active"],
  orderFrom: ["moq"],
  coupon: ["couponId"],
  shopCategory: ["shopCid"],
};

const ofEveryFacet = new Set<SearchFilter>(filtersOfEveryFacet);

/** Each filter whose absence would find something, by the words of its chips; all of them where no single one would. */
export function waysOut(
  { without, withoutAny, breadcrumb }: SearchPage,
  asked: ListFilters,
  { chips, locale, routes }: Shown & { chips: readonly Chip[] },
): { label: string; href: string; count: number }[] {
  const leaf = breadcrumb.at(-1)?.categoryName ?? "";
  const several = severalCategories(asked)?.name;
  const wayWithout = (filters: readonly SearchFilter[], count: number) => {
    const own = chips.filter(({ filter }) => filters.includes(filter)).map(({ value }) => value);
    const label = own.join(listWords.and[locale]) || (filters.includes("category") ? leaf : "");
    const gone = filters.flatMap((filter) =>
      filter === "category" && several ? [several] : paramsOf[filter],
    );
    const href = routes.list(changed(asked, Object.fromEntries(gone.map((name) => [name, undefined]))));
    return label ? [{ label, href, count }] : [];
  };
  if (withoutAny === 0) return without.flatMap(({ filter, count }) => wayWithout([filter], count));
  const all = keysOf(paramsOf).filter((filter) => !ofEveryFacet.has(filter));
  return wayWithout(all, withoutAny);
}
