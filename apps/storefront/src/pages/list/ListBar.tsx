import type { ListView } from "@tradehall/mall-adapters/list";
import type { ListChange } from "@tradehall/mall-adapters/list-filters";
import { sortNumbers } from "@tradehall/mall-adapters/search-query";
import { ListToolbar } from "@tradehall/mall-components/list/ListToolbar";
import type { ReactNode } from "react";
import { changedHref, listHref, listPath } from "../../adapters/list-address.ts";
import { CouponTowards } from "./CouponTowards.tsx";

interface ListBarProps {
  list: ListView;
  facets: ReactNode;
  /** Leads to the list changed so. */
  go: (change: ListChange) => void;
  /** What the price form keeps of the address. */
  hidden: readonly { name: string; value: string }[];
  hrefForPage: (page: number) => string;
}

/** What the cart counts towards the coupon in effect; order, price, ticks and view of the list, each a link or a field of its address. */
export function ListBar({ list, facets, go, hidden, hrefForPage }: ListBarProps) {
  const { address, total, page, pageCount } = list;
  const tick = (name: "stock" | "self" | "active" | "moq") => ({
    isOn: address[name] === "1",
    href: changedHref(address, { [name]: address[name] ? undefined : "1" }),
  });
  return (
    <>
      {list.towards && <CouponTowards towards={list.towards} />}
      <ListToolbar
        sort={list.sort}
        hrefForSort={(sort) => changedHref(address, { st: sortNumbers[sort] })}
        priceRange={{
          ...(address.min ? { min: address.min } : {}),
          ...(address.max ? { max: address.max } : {}),
        }}
        priceForm={{ action: listPath(address), hidden, minName: "min", maxName: "max" }}
        onPriceRange={({ min, max }) => go({ min, max, price: undefined })}
        inStock={tick("stock")}
        {...(address.isOfShop ? {} : { selfOperated: tick("self") })}
        active={tick("active")}
        fromOne={tick("moq")}
        facets={facets}
        chosenCount={list.filters.length}
        view={address.view === "table" ? "table" : "grid"}
        hrefForView={(view) => listHref({ ...address, view: view === "table" ? "table" : "" })}
        totalCount={total}
        page={page}
        pageCount={pageCount}
        hrefForPage={hrefForPage}
      />
    </>
  );
}
