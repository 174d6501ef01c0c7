import type { CategoryNode } from "../../chrome/CategoryFlyout/category-flyout-props.ts";
import type { Notice } from "../NoticeList/NoticeList.tsx";

/** One banner. */
export interface Banner {
  /** Key. */
  id: string;
  /** Picture: path without width and file ending; empty draws the words alone. */
  picture: string;
  /** What it says, for those who do not see it. */
  alt: string;
  /** Where it leads. */
  href?: string;
  /** Headline drawn over a picture without words. */
  title?: string;
  /** Line below the headline. */
  text?: string;
  /** What a press leads to, drawn as a button. */
  action?: string;
  /** Ground behind the words, a colour of the brand. Default `accent`. */
  tone?: "accent" | "inverse" | "sale" | "signal";
}

/** The person in the hero's card. */
export interface HeroMember {
  /** Name. */
  name: string;
  /** Level or role in words. */
  level?: string;
  /** Counters with their links, e.g. 待付款 2. */
  counts?: readonly { label: string; count: number; href: string }[];
}

export interface HomeHeroProps {
  /** First levels for the column at the left. */
  categories: readonly CategoryNode[];
  /** Banners in order. */
  banners: readonly Banner[];
  /** The person; absent for a visitor. */
  member?: HeroMember;
  /** Notices beside the banner. */
  notices?: readonly Notice[];
  /** Called when a first level without loaded children is entered. */
  onNeedChildren?: (categoryId: string) => void;
  /** Whether the categories stand at the left: not in a shop of storeType 5. Default true. */
  hasCategories?: boolean;
  /** Whether the shop is closed: the column does not open. */
  isShopClosed?: boolean;
  /** Quick doors in the card. */
  quickLinks?: readonly {
    label: string;
    href: string;
    icon: "coupon" | "order" | "invoice" | "wishlist" | "footprint" | "quickOrder" | "cart" | "address";
  }[];
}
