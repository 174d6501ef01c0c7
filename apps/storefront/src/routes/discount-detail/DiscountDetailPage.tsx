import type { DiscountView } from "@tradehall/mall-adapters/discount-page";
import { sortNumbers } from "@tradehall/mall-adapters/search-query";
import { CartTowards } from "@tradehall/mall-components/cart/CartTowards";
import { ListBreadcrumbs } from "@tradehall/mall-components/list/ListBreadcrumbs";
import { ListEmpty } from "@tradehall/mall-components/list/ListEmpty";
import { ListToolbar } from "@tradehall/mall-components/list/ListToolbar";
import { ProductGrid } from "@tradehall/mall-components/list/ProductGrid";
import { Countdown } from "@tradehall/mall-components/parts/Countdown";
import { ListPager } from "@tradehall/mall-components/parts/ListPager";
import { ProductTable } from "@tradehall/mall-components/product/ProductTable";
import { OfferHead } from "@tradehall/mall-components/promotion/OfferHead";
import { pageNames } from "@tradehall/mall-rules/words";
import { Frame } from "@tradehall/ui/Frame";
import { Notice } from "@tradehall/ui/Notice";
import { Stack } from "@tradehall/ui/Stack";
import { useNavigate, useNavigation } from "react-router-dom";
import { type ListValues, listQuery } from "../../adapters/list-query.ts";
import { quickAdd } from "../../browser/actions/quick-add.tsx";
import { useQuickAdd } from "../../browser/actions/use-quick-add.ts";
import { useRefresh } from "../../browser/calls/use-polling.ts";
import { useShell } from "../../browser/session/use-shell.ts";
import { useShopInEffect } from "../../browser/session/use-shop-in-effect.ts";
import { hrefTo, routeOf } from "../../href-to.ts";

/** What the address of an offer's products says beside its id; the order by the list page's numbers. */
export const discountQuery = listQuery({
  path: "",
  choices: { st: ["0", "1", "2", "3", "4"], stock: ["", "1"], self: ["", "1"], view: ["grid", "table"] },
  texts: { min: 13, max: 13 },
});

type DiscountQuery = Omit<ListValues<typeof discountQuery>, "page">;

/** The address of an offer's products so; what is usual is not said. */
const discountHref = (id: number, query: Partial<DiscountQuery & { page: number }>): string => {
  const { page = 1, ...chosen } = query;
  const choices: Readonly<Record<string, readonly string[]>> = discountQuery.choices;
  const pairs = Object.entries(chosen).filter(([name, value]) => value && value !== choices[name]?.[0]);
  return hrefTo("discount-detail", { id, ...Object.fromEntries(pairs), ...(page > 1 ? { page } : {}) });
};

interface DiscountDetailPageProps {
  query: DiscountQuery;
  offer: DiscountView;
}

/** One offer: its rules, what the cart has of it already, and its products to add in place. */
export function DiscountDetailPage({ query, offer }: DiscountDetailPageProps) {
  const { locale } = useShell();
  const isSold = useShopInEffect().isShowPurchase === 1;
  const refresh = useRefresh();
  const navigate = useNavigate();
  useQuickAdd(refresh);
  const path = hrefTo("discount-detail", { id: offer.id });
  const href = (change: Partial<DiscountQuery & { page: number }>) =>
    discountHref(offer.id, { ...query, ...change });
  const isRefetching = routeOf(useNavigation().location?.pathname ?? "")?.name === "discount-detail";
  const tick = (name: "stock" | "self") => ({
    isOn: query[name] === "1",
    href: href({ [name]: query[name] ? "" : "1" }),
  });
  const kept = { id: String(offer.id), st: query.st, stock: query.stock, self: query.self, view: query.view };
  const { products, page, pageCount, total } = offer;
  return (
    <Frame paddingY="m">
      <Stack space="m">
        <ListBreadcrumbs
          steps={[{ label: pageNames.home[locale], href: hrefTo("home") }]}
          current={offer.head.name}
        />
        <OfferHead {...offer.head}>
          <Countdown
            now={offer.now}
            endsAt={offer.clockEndsAt}
            label={offer.timeText}
            endText={offer.timeText}
            onEnd={refresh}
          />
        </OfferHead>
        {offer.notNow && <Notice tone="info">{offer.notNow}</Notice>}
        {offer.towards && <CartTowards {...offer.towards} />}
        <ListToolbar
          sort={offer.sort}
          hrefForSort={(sort) => href({ st: sortNumbers[sort] })}
          priceRange={{ ...(query.min ? { min: query.min } : {}), ...(query.max ? { max: query.max } : {}) }}
          priceForm={{
            action: hrefTo("discount-detail", { id: offer.id }),
            hidden: Object.entries(kept).flatMap(([name, value]) => (value ? [{ name, value }] : [])),
          }}
          onPriceRange={({ min = "", max = "" }) => void navigate(href({ min, max }))}
          inStock={tick("stock")}
          selfOperated={tick("self")}
          view={query.view}
          hrefForView={(view) => href({ view, page })}
          totalCount={total}
          page={page}
          pageCount={pageCount}
          hrefForPage={(to) => href({ page: to })}
        />
        {pageCount === 0 ? (
          <ListEmpty reason="filtered" clearHref={path} />
        ) : products.length === 0 ? null : query.view === "table" ? (
          <ProductTable
            products={products}
            isRefetching={isRefetching}
            {...(isSold ? { addAction: hrefTo("cart") } : {})}
          />
        ) : (
          <ProductGrid products={products} isRefetching={isRefetching} columns={5} headingLevel={2}>
            {isSold ? quickAdd : undefined}
          </ProductGrid>
        )}
        <ListPager page={page} pageCount={pageCount} hrefForPage={(to) => href({ page: to })} />
      </Stack>
    </Frame>
  );
}
