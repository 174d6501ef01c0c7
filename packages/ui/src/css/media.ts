import { breakpoints } from "../tokens/breakpoints.ts";

/** Media queries by purpose, for `"@media": { [media.narrow]: … }`. */
export const media = {
  /** Phones and small tablets: below the wide breakpoint (768 px). */
  narrow: `screen and (max-width: ${breakpoints.wide - 0.02}px)`,
  /** From the wide breakpoint (768 px) up. */
  wide: `screen and (min-width: ${breakpoints.wide}px)`,
  /** Below the desktop breakpoint (1024 px): sidebars fold. */
  belowDesktop: `screen and (max-width: ${breakpoints.desktop - 0.02}px)`,
  /** From the desktop breakpoint (1024 px) up: sidebars stand beside the content. */
  desktop: `screen and (min-width: ${breakpoints.desktop}px)`,
  /** From the frame breakpoint (1280 px) up, of wider windows where the person's letters are larger: room beside the frame. */
  roomy: `screen and (min-width: ${breakpoints.roomy / 16}em)`,
  /** Too low for bars that stay: a phone on its side, a page at 400 % zoom. Is after the widths it overrules. */
  short: "screen and (max-height: 479.98px)",
  /** A pointer that can hover; touch screens do not match, so nothing stays stuck in a hover look. */
  canHover: "(hover: hover)",
  /** A finger as the main pointer: targets grow to the touch size. */
  coarse: "(pointer: coarse)",
  /** The person asked the system for less motion. */
  lessMotion: "(prefers-reduced-motion: reduce)",
  /** Paper. */
  print: "print",
} as const;
