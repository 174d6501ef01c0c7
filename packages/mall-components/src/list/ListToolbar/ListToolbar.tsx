import { Icon, SortDownIcon, SortIcon, SortUpIcon } from "@tradehall/ui/Icon";
import { Link, useLinkComponent } from "@tradehall/ui/Link";
import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import { chromeWords } from "../../messages/chrome.messages.ts";
import { goodsWords } from "../../messages/goods.messages.ts";
import { useRoutes } from "../../routes/RoutesProvider.tsx";
import { FilterDrawer } from "../FilterDrawer/FilterDrawer.tsx";
import * as css from "./ListToolbar.css.ts";
import { words } from "./ListToolbar.messages.ts";
import { ListToolbarEnd } from "./ListToolbarEnd.tsx";
import { PriceForm } from "./PriceForm.tsx";
import { Tick } from "./Tick.tsx";

/** The orders of a list; price has two. */
export type ListSort = "default" | "sales" | "priceUp" | "priceDown" | "newest";
/** What the toolbar shows and changes. */
export interface ListToolbarProps {
  /** Order shown. */
  sort: ListSort;
  /** Address of an order: every control is a link first. */
  hrefForSort: (sort: ListSort) => string;
  /** Price range in yuan text. */
  priceRange?: { min?: string; max?: string };
  /** Where the price form goes by GET, and the hidden fields it keeps. */
  priceForm: {
    action: string;
    hidden: readonly { name: string; value: string }[];
    minName?: string;
    maxName?: string;
  };
  /** Called instead of sending the price form. */
  onPriceRange?: (range: { min?: string; max?: string }) => void;
  /** Whether only goods in stock show, and the address that flips it. */
  inStock: { isOn: boolean; href: string };
  /** Whether only self-operated goods show, and the address that flips it; absent in a shop's own list. */
  selfOperated?: { isOn: boolean; href: string };
  /** The same of goods that an offer runs for, and of those that can be ordered one by one. */
  active?: { isOn: boolean; href: string };
  fromOne?: { isOn: boolean; href: string };
  /** What else narrows the list: a phone shows it in the drawer of this bar. */
  facets?: ReactNode;
  /** How many filters are chosen. */
  chosenCount?: number;
  /** How the list shows. */
  view: "grid" | "table";
  /** Address of a view. */
  hrefForView: (view: "grid" | "table") => string;
  /** Number of results. */
  totalCount: number;
  /** Small pager. */
  page: number;
  /** Number of pages. */
  pageCount: number;
  /** Address of a page. */
  hrefForPage: (page: number) => string;
}

const nextPrice = (sort: ListSort): ListSort => (sort === "priceUp" ? "priceDown" : "priceUp");

/**
 * The bar over a product list: order, price range, stock, view, count and a small pager; all of it links and a GET form. On
 * a phone it is one row, and what narrows the list is in a drawer.
 */
export function ListToolbar(props: ListToolbarProps) {
  const { sort, hrefForSort } = props;
  const intl = useIntl();
  const Anchor = useLinkComponent();
  const { quickOrder } = useRoutes();
  const isPrice = sort === "priceUp" || sort === "priceDown";
  const priceIcon = sort === "priceUp" ? SortUpIcon : sort === "priceDown" ? SortDownIcon : SortIcon;
  const plain = [
    { id: "default", message: words.default },
    { id: "sales", message: words.sales },
  ] as const;
  const narrowing = (
    <>
      <PriceForm {...props} />
      <span className={css.ticks}>
        {(["inStock", "selfOperated", "active", "fromOne"] as const).map(
          (id) => props[id] && <Tick {...props[id]} key={id} label={intl.formatMessage(words[id])} />,
        )}
      </span>
    </>
  );
  return (
    <section aria-label={intl.formatMessage(words.label)} className={css.bar}>
      <span className={css.sorts}>
        {plain.map(({ id, message }) => (
          <Anchor
            aria-current={sort === id ? "true" : undefined}
            className={css.sort}
            href={hrefForSort(id)}
            key={id}
          >
            {intl.formatMessage(message)}
          </Anchor>
        ))}
        <Anchor
          aria-current={isPrice ? "true" : undefined}
          aria-label={intl.formatMessage(nextPrice(sort) === "priceUp" ? words.priceUp : words.priceDown)}
          className={css.sort}
          href={hrefForSort(nextPrice(sort))}
        >
          {intl.formatMessage(goodsWords.price)}
          <Icon as={priceIcon} size="s" />
        </Anchor>
        <Anchor
          aria-current={sort === "newest" ? "true" : undefined}
          className={css.sort}
          href={hrefForSort("newest")}
        >
          {intl.formatMessage(words.newest)}
        </Anchor>
      </span>
      {narrowing}
      <span className={css.end}>
        {quickOrder && (
          <span className={css.quick}>
            <Link href={quickOrder}>{intl.formatMessage(chromeWords.quickOrder)}</Link>
          </span>
        )}
        <ListToolbarEnd {...props} />
        <FilterDrawer chosenCount={props.chosenCount ?? 0} resultCount={props.totalCount}>
          {props.facets}
          {narrowing}
        </FilterDrawer>
      </span>
    </section>
  );
}
