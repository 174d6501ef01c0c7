/** What a list is narrowed to, each a chip of its own, and what to take away where nothing is left. */
import { filtersOfEveryFacet, type SearchFilter, type SearchPage } from "@tradehall/api-client/models/search";
import type { ActiveFilter } from "@tradehall/mall-components/list/ActiveFilters";
import { toYuanText } from "@tradehall/mall-rules/money";
import { keysOf } from "@tradehall/mall-rules/records";
import { couponText, fill, type Locale, listWords } from "@tradehall/mall-rules/words";
import { changedHref, type ListAddress, type ListChange } from "../../adapters/list-address.ts";
import { type ListedParam, severalCategories, toggledHref, valuesIn } from "../../adapters/list-values.ts";
import { rangeLabel } from "./to-facets.ts";

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

export function activeFilters({ chosen }: SearchPage, address: ListAddress, locale: Locale): Chip[] {
  const word = (name: keyof typeof listWords) => listWords[name][locale];
  /** One for each value; what no one knows keeps its number, so that it can be taken away. */
  const each = (
    filter: SearchFilter,
    name: ListedParam,
    describe: (value: string) => { label: string; value?: string | undefined },
  ): Chip[] =>
    valuesIn(address[name]).map((value) => {
      const { label, value: known = value } = describe(value);
      const removeHref = toggledHref(address, name, value);
      return { filter, id: `${name}-${value}`, label, value: known, removeHref };
    });
  const one = (
    filter: SearchFilter,
    name: keyof ListAddress,
    label: string,
    value: string,
    change = {},
  ): Chip[] =>
    address[name]
      ? [
          {
            filter,
            id: name,
            label,
            value,
            removeHref: changedHref(address, { [name]: undefined, ...change }),
          },
        ]
      : [];
  const several = severalCategories(address);
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
      address.min ? "min" : "max",
      word("price"),
      rangeLabel(toYuanText(address.min ?? ""), toYuanText(address.max ?? ""), locale),
      { min: undefined, max: undefined },
    ),
    ...(address.at
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
    ...one("orderFrom", "moq", "", fill(word("orderFrom"), { count: address.moq })),
    ...one(
      "coupon",
      "couponId",
      word("coupon"),
      chosen.coupon ? couponName(chosen.coupon, locale) : (address.couponId ?? ""),
    ),
    ...one(
      "shopCategory",
      "shopCid",
      word("shopCategory"),
      chosen.shopCategory?.name ?? address.shopCid ?? "",
    ),
  ];
}

/** What the address says of a filter. */
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
  address: ListAddress,
  { chips, locale }: { chips: readonly Chip[]; locale: Locale },
): { label: string; href: string; count: number }[] {
  const leaf = breadcrumb.at(-1)?.categoryName ?? "";
  const several = severalCategories(address)?.name;
  const wayWithout = (filters: readonly SearchFilter[], count: number) => {
    const own = chips.filter(({ filter }) => filters.includes(filter)).map(({ value }) => value);
    const label = own.join(listWords.and[locale]) || (filters.includes("category") ? leaf : "");
    const gone = filters.flatMap((filter) =>
      filter === "category" && several ? [several] : paramsOf[filter],
    );
    const href = changedHref(address, Object.fromEntries(gone.map((name) => [name, undefined])));
    return label ? [{ label, href, count }] : [];
  };
  if (withoutAny === 0) return without.flatMap(({ filter, count }) => wayWithout([filter], count));
  const all = keysOf(paramsOf).filter((filter) => !ofEveryFacet.has(filter));
  return wayWithout(all, withoutAny);
}
