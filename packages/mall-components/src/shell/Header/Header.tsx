import type { CategoryNode } from "../CategoryFlyout/CategoryFlyout.tsx";
import type { HotWord } from "../HotWords/HotWords.tsx";
import type { SearchBoxProps } from "../SearchBox/SearchBox.tsx";

/** The shop as header and footer show it. */
export interface ShopHead {
  /** Shop's name. */
  name: string;
  /** Logo: path without width and file ending, absent for the name alone. */
  logo?: string;
  /** Whether the shop is open (shopStatus 1). */
  isOpen: boolean;
  /** Store type; 5 hides flyout and product list (Spec §2). */
  storeType: number;
}
export interface HeaderProps {
  /** The current shop. */
  shop: ShopHead;
  /** First levels with what is loaded below them. */
  categories: readonly CategoryNode[];
  /** Pieces in the cart; shown as 999+ from 1000. */
  cartCount: number;
  /** Props of the search box. */
  search: SearchBoxProps;
  /** Words under the search box. */
  hotWords?: readonly HotWord[];
  /** Which of the two menu links is the page shown now. */
  current?: "home" | "list";
  /** Standing open at the left of the hero: the trigger then is a heading without a panel. */
  isCategoryPinned?: boolean;
  /** The small bar that stays at the top on scroll. Default `full`. */
  variant?: "full" | "compact";
  /** Called when a first level is entered whose children are not loaded. */
  onNeedChildren?: (categoryId: string) => void;
  /** Called when something is pressed that a closed shop does not show (Spec §4). */
  onClosedShop?: () => void;
  /** Cart page. Default `/cart`. */
  cartHref?: string;
}

/** Header. */
export function Header(_props: HeaderProps) {
  return <div data-part="Header" />;
}
