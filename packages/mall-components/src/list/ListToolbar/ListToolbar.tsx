import { Icon, SortDownIcon, SortIcon, SortUpIcon } from "@tradehall/ui/Icon";
import { Link, useLinkComponent } from "@tradehall/ui/Link";
import { useIntl } from "react-intl";
import { chromeWords } from "../../messages/chrome.messages.ts";
import { goodsWords } from "../../messages/goods.messages.ts";
import { useRoutes } from "../../routes/RoutesProvider.tsx";
import { FilterDrawer } from "../FilterDrawer/FilterDrawer.tsx";
import * as css from "./ListToolbar.css.ts";
import { words } from "./ListToolbar.messages.ts";
import { ListToolbarEnd } from "./ListToolbarEnd.tsx";
import type { ListSort, ListToolbarProps } from "./list-toolbar-props.ts";
import { PriceForm } from "./PriceForm.tsx";
import { Tick } from "./Tick.tsx";

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
