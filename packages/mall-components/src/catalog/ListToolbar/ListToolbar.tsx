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
  /** Whether only self-operated goods show, and the address that flips it. */
  selfOperated: { isOn: boolean; href: string };
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

/** ListToolbar. */
export function ListToolbar(_props: ListToolbarProps) {
  return <div data-part="ListToolbar" />;
}
