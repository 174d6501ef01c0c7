import { keyframes } from "@vanilla-extract/css";
import { recipe, style, times, vars } from "../../css/index.ts";
import { zIndex } from "../../tokens/z-index.ts";

const appear = keyframes({ from: { opacity: 0 } });
/**
 * Not the entrance backwards: an animation of the same name would be cut short by the exit, its end would take the mark of the
 * entrance away, and with it the animation that the card's exit waits for: the sheet stayed over the page for good.
 */
const vanish = keyframes({ to: { opacity: 0 } });
const enter = keyframes({ from: { transform: "translateX(100%)" } });
const grow = keyframes({ from: { opacity: 0, transform: "scale(0.97)" } });

/** The dark sheet behind a dialog. */
export const backdrop = recipe({
  base: {
    position: "fixed",
    inset: 0,
    zIndex: zIndex.dialog,
    display: "grid",
    background: vars.color.overlay,
    selectors: {
      "&[data-entering]": { animation: `${appear} ${vars.duration.medium} ${vars.easing.enter}` },
      "&[data-exiting]": { animation: `${vanish} ${vars.duration.fast} ${vars.easing.leave}` },
    },
  },
  variants: { placement: { center: { placeItems: "center", padding: vars.space.l }, end: {} } },
});

/** The moving card of a dialog. */
export const rise = style({
  selectors: {
    "[data-entering] > &": { animation: `${grow} ${vars.duration.medium} ${vars.easing.enter}` },
  },
});

/** The moving sheet of a drawer. */
export const slide = style({
  selectors: {
    "[data-entering] > &": { animation: `${enter} ${vars.duration.medium} ${vars.easing.enter}` },
    "[data-exiting] > &": { animation: `${enter} ${vars.duration.fast} ${vars.easing.leave} reverse` },
  },
});

/** A card that floats beside what opened it. */
export const popover = style({
  zIndex: zIndex.popover,
  maxInlineSize: `min(${times(vars.size.popover, 1.6)}, 100vw)`,
  background: vars.color.surfaceRaised,
  color: vars.color.text,
  border: `${vars.borderWidth.line} solid ${vars.color.line}`,
  borderRadius: vars.radius.l,
  boxShadow: vars.shadow.middle,
  overflow: "auto",
  outline: "none",
  selectors: {
    "&[data-entering]": { animation: `${grow} ${vars.duration.fast} ${vars.easing.enter}` },
    "&[data-exiting]": { animation: `${appear} ${vars.duration.fast} ${vars.easing.leave} reverse` },
  },
});
