import {
  componentGlobalStyle,
  componentStyle,
  focusRing,
  hover,
  media,
  smooth,
  times,
  vars,
} from "@tradehall/ui/css";

const slot = {
  position: "relative",
  display: "block",
  flexGrow: 1,
  minBlockSize: times(vars.size.card, 1.6),
  overflow: "hidden",
  borderRadius: vars.radius.card,
  "@media": { [media.belowDesktop]: { flexGrow: 0, minBlockSize: 0, aspectRatio: "3" } },
} as const;
export const banner = componentStyle(slot);
export const link = componentStyle([slot, smooth, focusRing, hover({ opacity: 0.92 })]);

/** Only the shown cut is fetched: both are lazy, and one has no place. */
const cut = { position: "absolute", inset: 0 } as const;
export const tall = componentStyle({ ...cut, "@media": { [media.belowDesktop]: { display: "none" } } });
export const wide = componentStyle({ ...cut, "@media": { [media.desktop]: { display: "none" } } });
// A picture fills its slot; what is cut off is its foot, or its sides.
for (const one of [tall, wide])
  componentGlobalStyle(`${one} *`, { blockSize: "100%", objectPosition: "center top" });
