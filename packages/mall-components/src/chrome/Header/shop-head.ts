/** The shop as header and footer show it. */
export interface ShopHead {
  /** Shop's name. */
  name: string;
  /** The mall's own name, where the shop has another: it stays over the shop's. */
  mall?: string;
  /** Logo: path without width and file ending, absent for the name alone. */
  logo?: string;
  /** Whether the shop is open (shopStatus 1). */
  isOpen: boolean;
  /** Store type; 5 hides flyout and product list (Spec §2). */
  storeType: number;
}
