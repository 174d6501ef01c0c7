import type { ListView } from "@tradehall/mall-adapters/list";
import { sortNumbers } from "@tradehall/mall-adapters/search-query";
import { ProductTable } from "@tradehall/mall-components/product/ProductTable";
import { lazyPart } from "@tradehall/ui/lazy-part";
import { changedHref } from "../../adapters/list-address.ts";
import { hrefTo } from "../../href-to.ts";

const OrderedList = lazyPart(async () => (await import("./OrderedList.tsx")).default);

interface ListTableProps {
  list: ListView;
  isRefetching: boolean;
  /** The shop sells to the buyer. */
  isSold: boolean;
  onAdded: (() => void) | undefined;
}

/** The list as a table: plain at first and without script, then with a quantity in every row. */
export function ListTable({ list, isRefetching, isSold, onAdded }: ListTableProps) {
  const { products, address, sort } = list;
  const plain = (
    <ProductTable
      products={products}
      isRefetching={isRefetching}
      canCompare
      {...(isSold ? { addAction: hrefTo("cart") } : {})}
    />
  );
  if (!isSold) return plain;
  const isBy = sort === "priceUp" ? "up" : sort === "priceDown" ? "down" : undefined;
  const href = changedHref(address, { st: sortNumbers[isBy === "up" ? "priceDown" : "priceUp"] });
  return (
    <OrderedList
      isRefetching={isRefetching}
      onAdded={onAdded}
      plain={plain}
      products={products}
      sort={{ isBy, href }}
      fallback={plain}
    />
  );
}
