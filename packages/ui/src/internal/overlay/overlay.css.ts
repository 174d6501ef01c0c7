import { keyframes } from "@vanilla-extract/css";
import { style, times, vars } from "../../css/index.ts";
import { zIndex } from "../../tokens/z-index.ts";

const appear = keyframes({ from: { opacity: 0 } });
const grow = keyframes({ from: { opacity: 0, transform: "scale(0.97)" } });

/** The dark sheet behind a dialog. */
export const backdrop = style({
  position: "fixed",
  inset: 0,
  zIndex: zIndex.dialog,
  display: "grid",
  placeItems: "center",
  padding: vars.space.l,
  background: vars.color.overlay,
  selectors: {
    "&[data-entering]": { animation: `${appear} ${vars.duration.medium} ${vars.easing.enter}` },
    "&[data-exiting]": { animation: `${appear} ${vars.duration.fast} ${vars.easing.leave} reverse` },
  },
});

/** The moving card of a dialog. */
export const rise = style({
  selectors: {
    "[data-entering] > &": { animation: `${grow} ${vars.duration.medium} ${vars.easing.enter}` },
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
