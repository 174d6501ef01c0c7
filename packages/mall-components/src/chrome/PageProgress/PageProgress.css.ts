import { componentStyle, media, vars } from "@tradehall/ui/css";
import { zIndex } from "@tradehall/ui/tokens";

// It never ends by itself: most of the way soon, the rest ever more slowly.
export const line = componentStyle({
  position: "fixed",
  insetInline: 0,
  insetBlockStart: 0,
  zIndex: zIndex.toast,
  blockSize: vars.borderWidth.mark,
  background: vars.color.signal,
  transformOrigin: "0 0",
  transform: "scaleX(0)",
  opacity: 0,
  pointerEvents: "none",
  selectors: {
    "&[data-moving]": {
      transform: "scaleX(0.9)",
      opacity: 1,
      transition: "transform 8s cubic-bezier(0.1, 0.7, 0.1, 1) 80ms, opacity 0s 80ms",
    },
  },
  "@media": {
    [media.lessMotion]: {
      selectors: { "&[data-moving]": { transform: "none", transition: "opacity 0s 80ms" } },
    },
  },
});
