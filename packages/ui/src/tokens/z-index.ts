/** The order of things that float, lowest first; the same in every brand. */
export const zIndex = {
  /** Sticky bars inside a page, such as a cart's foot bar. */
  sticky: 100,
  /** The page header. */
  header: 200,
  /** The rail fixed at the right edge. */
  rail: 300,
  /** Menus, suggestions, flyouts. */
  popover: 400,
  /** Dialogs and their backdrop. */
  dialog: 500,
  /** Toasts, above all. */
  toast: 600,
} as const;
