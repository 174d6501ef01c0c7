import { componentGlobalStyle, media } from "@tradehall/ui/css";

/** What has the focus, a first error above all, does not hide under a bar that sticks to the foot: room as high as the bar. */
export function keepClearOf(bar: string, height: string, heightOnPhone: string): void {
  componentGlobalStyle(`:root:has(${bar})`, {
    scrollPaddingBlockEnd: height,
    "@media": {
      [media.narrow]: { scrollPaddingBlockEnd: heightOnPhone },
      [media.short]: { scrollPaddingBlockEnd: 0 },
    },
  });
}
