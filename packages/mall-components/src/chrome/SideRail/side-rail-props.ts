/** What the rail opens beside the page. */
export type RailPanel = "cart" | "coupons" | "wishlist" | "footprints";

export interface SideRailProps {
  /** Pieces in the cart; 999+ from the thousandth. */
  cartCount: number;
  /** Whether someone is signed in: a visitor has no cart, coupons, favourites and footprints. Default true. */
  isSignedIn?: boolean;
  /** Called when one is pressed. */
  onOpen: (panel: RailPanel) => void;
  /** Called when pointer or focus comes to one: time to fetch its drawer. */
  onMeant?: (panel: RailPanel) => void;
  /** How to reach the shop; absent: no service button. */
  service?: {
    /** Whose service it is. */
    shopName: string;
    /** Telephone; empty where the shop gives none. */
    tel: string;
    /** Online chat, once there is one. */
    chatHref?: string;
  };
}
