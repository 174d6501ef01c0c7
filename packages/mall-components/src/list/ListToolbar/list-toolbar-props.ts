import type { ReactNode } from "react";

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
  /** The same of goods that an offer runs for. */
  active?: { isOn: boolean; href: string };
  /** The same of goods that can be ordered one by one. */
  fromOne?: { isOn: boolean; href: string };
  /** What else narrows the list: a phone shows it in the drawer of this bar. */
  facets?: ReactNode;
  /** How many filters are chosen. Default 0. */
  chosenCount?: number;
  /** How the list shows. */
  view: "grid" | "table";
  /** Address of a view. */
  hrefForView: (view: "grid" | "table") => string;
  /** Number of results. */
  totalCount: number;
  /** Page shown, from 1, in the small pager. */
  page: number;
  /** Number of pages. */
  pageCount: number;
  /** Address of a page. */
  hrefForPage: (page: number) => string;
}
