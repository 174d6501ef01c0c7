/** Widths in px at which layouts change; custom properties cannot stand in media queries, so these are plain numbers. */
export const breakpoints = {
  /** The narrowest screen that is designed for. */
  phone: 390,
  /** Two-column layouts begin. */
  wide: 768,
  /** Sidebars stand beside the content. */
  desktop: 1024,
  /** The frame has room at its sides. */
  roomy: 1280,
} as const;
