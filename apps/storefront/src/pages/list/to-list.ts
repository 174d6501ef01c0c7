import type { SearchPage } from "@tradehall/api-client/models/search";
import { toProductSummaries, withoutShop } from "@tradehall/mall-adapters/product-card";
import type { ActiveFilter } from "@tradehall/mall-components/catalog/ActiveFilters";
import type { FacetOption, FacetRow } from "@tradehall/mall-components/catalog/FacetPanel";
import type { ListSort } from "@tradehall/mall-components/catalog/ListToolbar";
import type { ProductSummary } from "@tradehall/mall-components/catalog/ProductCard";
import type { CartTowardsProps } from "@tradehall/mall-components/trade/CartTowards";
import { priceText, toYuanText, type YuanText } from "@tradehall/mall-rules/money";
import { couponText, type Locale, listWords } from "@tradehall/mall-rules/words";
import { dataRoutes } from "../../adapters/data-routes.ts";
import { changedHref, type ListAddress, listHref, listRoot } from "../../adapters/list-address.ts";
import { sortOfNumber } from "../../adapters/search-query.ts";

export interface ListView {
  address: ListAddress;
  products: ProductSummary[];
  /** Whose goods they are. */
  seller: string;
  total: number;
  page: number;
  pageCount: number;
  sort: ListSort;
  facets: FacetRow[];
  filters: ActiveFilter[];
  trail: { label: string; href: string }[];
  suggestions: { label: string; href: string }[];
  /** What the cart counts towards the coupon it is narrowed to. */
  towards?: CartTowardsProps;
}

const levels = ["cpid", "cid", "thCid"] as const;

/** Down to this level; deeper ones are taken away. */
const categoryHref = (address: ListAddress, path: readonly number[]): string =>
  changedHref(address, Object.fromEntries(levels.map((name, level) => [name, path[level]?.toString()])));

function brandOptions(found: SearchPage, address: ListAddress): FacetOption[] {
  const chosen = new Set((address.brand ?? "").split(",").filter(Boolean));
  return (found.facets?.brands ?? []).map(({ brandId, brandName, count }) => {
    const value = String(brandId);
    const next = new Set(chosen);
    if (!next.delete(value)) next.add(value);
    return {
      value,
      label: brandName,
      count,
      isSelected: chosen.has(value),
      href: changedHref(address, { brand: [...next].join(",") || undefined }),
    };
  });
}

function categoryOptions(found: SearchPage, address: ListAddress): FacetOption[] {
  const path = found.breadcrumb.map((step) => step.categoryId);
  return (found.facets?.categories ?? []).map((category) => ({
    value: String(category.categoryId),
    label: category.categoryName,
    count: category.count,
    isSelected: path.includes(category.categoryId),
    href: categoryHref(address, [...path.slice(0, category.level - 1), category.categoryId]),
  }));
}

const rangeLabel = (min: YuanText | undefined, max: YuanText | null | undefined, locale: Locale): string =>
  max
    ? `¥${priceText(min ?? "0.00")} - ${priceText(max)}`
    : `¥${priceText(min)} ${listWords.andAbove[locale]}`;

function facetRows(found: SearchPage, address: ListAddress, locale: Locale): FacetRow[] {
  const word = (name: keyof typeof listWords) => listWords[name][locale];
  const rows: FacetRow[] = [
    { name: "category", label: word("category"), options: categoryOptions(found, address) },
    { name: "brand", label: word("brand"), options: brandOptions(found, address), isMultiple: true },
    {
      name: "price",
      label: word("price"),
      options: (found.facets?.prices ?? []).map(({ min, max, count }) => ({
        value: `${min}-${max ?? ""}`,
        label: rangeLabel(min, max, locale),
        count,
        isSelected: address.min === min && (address.max ?? null) === max,
        href: changedHref(address, { min, max: max ?? undefined }),
      })),
    },
    {
      name: "shop",
      label: word("shop"),
      options: (found.facets?.shops ?? []).map(({ shopId, shopName, count }) => ({
        value: String(shopId),
        label: shopName,
        count,
        isSelected: address.shopId === String(shopId),
        href: changedHref(address, { shopId: String(shopId) }),
      })),
    },
  ];
  return rows.filter((row) => row.options.length > 0 && !(address.at && row.name === "shop"));
}

/** What a coupon is called, and what it gives where its name does not say so. */
function couponName(coupon: NonNullable<SearchPage["chosen"]["coupon"]>, locale: Locale): string {
  const text = couponText(coupon.cashCondition, coupon.reduceAmount, locale);
  return [...new Set([coupon.couponName, text])].join(" · ");
}

function activeFilters(found: SearchPage, address: ListAddress, locale: Locale): ActiveFilter[] {
  const word = (name: keyof typeof listWords) => listWords[name][locale];
  const chip = (id: keyof ListAddress, label: string, value: string, change = {}): ActiveFilter => ({
    id,
    label,
    value,
    removeHref: changedHref(address, { [id]: undefined, ...change }),
  });
  const brands = brandOptions(found, address).filter((brand) => brand.isSelected);
  const { shop, coupon } = found.chosen;
  return [
    ...brands.map((brand) => ({
      id: `brand-${brand.value}`,
      label: word("brand"),
      value: brand.label,
      removeHref: brand.href,
    })),
    ...(address.min || address.max
      ? [
          chip(
            "min",
            word("price"),
            rangeLabel(toYuanText(address.min ?? ""), toYuanText(address.max ?? ""), locale),
            { max: undefined },
          ),
        ]
      : []),
    ...(address.shopId && !address.at
      ? [chip("shopId", word("shop"), shop?.shopName ?? address.shopId)]
      : []),
    ...(address.stock ? [chip("stock", "", word("inStock"))] : []),
    ...(address.self ? [chip("self", "", word("selfOperated"))] : []),
    ...(address.couponId
      ? [chip("couponId", word("coupon"), coupon ? couponName(coupon, locale) : address.couponId)]
      : []),
  ];
}

/** Goods stand, or are left out, by the lowest price of each: that is then the price to show. */
const isByPrice = ({ min, max }: ListAddress, sort: ListSort): boolean =>
  sort === "priceUp" || sort === "priceDown" || Boolean(min ?? max);

export function toList(found: SearchPage, address: ListAddress, locale: Locale): ListView {
  const path = found.breadcrumb.map((step) => step.categoryId);
  const sort = sortOfNumber(address.st);
  const products = toProductSummaries(found.records, locale, dataRoutes, {
    isByPrice: isByPrice(address, sort),
  });
  return {
    address,
    products: address.at ? products.map(withoutShop) : products,
    seller: found.chosen.shop?.shopName ?? listWords[address.self === "1" ? "ownShops" : "allShops"][locale],
    total: found.total,
    page: found.current,
    pageCount: found.pages,
    sort,
    facets: facetRows(found, address, locale),
    filters: activeFilters(found, address, locale),
    trail: [
      { label: listWords.allProducts[locale], href: listHref(listRoot(address)) },
      ...found.breadcrumb.map((step, index) => ({
        label: step.categoryName,
        href: categoryHref(address, path.slice(0, index + 1)),
      })),
    ],
    suggestions: found.suggestion.map((word) => ({
      label: word,
      href: listHref({ ...listRoot(address), pn: word }),
    })),
  };
}
