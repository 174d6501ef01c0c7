/** What is said of a page in the map (route-table.ts). */
import type { UserCenterPage } from "@tradehall/mall-components/account/UserCenterMenu";
import type { PageName } from "@tradehall/mall-rules/words";

export type LayoutName = "default" | "home" | "decorate" | "empty" | "policy";

export interface RouteRow {
  /** As the specification spells it (Spec §2). */
  path: string;
  /** Names of what its address says behind the `?`; one with `?` at its end may be missing. */
  query?: string;
  /** What an address of it may say, where a page without is not there. */
  example?: Readonly<Record<string, string | number>>;
  /** The chrome around it, and around its errors. Default `default`. */
  layout?: LayoutName;
  /** Opens without a session; every other page leads to the sign-in first. */
  isPublic?: boolean;
  /** Leads in: no one who is in is led here. */
  isEntry?: boolean;
  /** Folder under routes/ with its `route.tsx`, where another page's is shown. Default its own name. */
  folder?: string;
  /** Its name, for the document's title. Without one its module has a `meta`. */
  title?: PageName;
  /** No heading is seen on it: assistive technology hears its title as one. */
  isHeadingHidden?: boolean;
  /** Nothing is below its content, which fills the screen. */
  isWithoutFooter?: boolean;
  /** Analytics page id (Spec §9); a page without one makes no record. */
  pageId?: number;
  /** The entry of the header's or the user centre's menu it is behind. */
  menu?: "home" | "list" | UserCenterPage;
  /**
   * Fetched as soon as the pointer is on a link: worth it for goods. A cart, an order or a payment may change between
   * the pointer's coming and the click, and a browser uses what it fetched ahead for minutes.
   */
  isFetchedAhead?: boolean;
}
