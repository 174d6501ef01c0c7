import { componentStyle, focusRingInside, hover, selected, smooth, times, vars } from "@tradehall/ui/css";
import { breakpoints, zIndex } from "@tradehall/ui/tokens";

/** The rail needs its own width and a gap beside the frame on both sides. */
const besideFrame = `screen and (min-width: ${breakpoints.roomy + 90}px)`;

export const rail = componentStyle({
  position: "fixed",
  zIndex: zIndex.rail,
  insetBlockStart: "30vh",
  insetInlineStart: `calc(50% - ${vars.size.frame} / 2 - ${times(vars.size.rail, 1.5)})`,
  display: "none",
  inlineSize: times(vars.size.rail, 1.25),
  overflow: "hidden",
  background: vars.color.surfaceRaised,
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.middle,
  fontSize: vars.fontSize.xs,
  "@media": { [besideFrame]: { display: "grid" } },
});
export const link = componentStyle([
  {
    display: "grid",
    placeItems: "center",
    minBlockSize: vars.size.controlM,
    paddingInline: vars.space.xs,
    textAlign: "center",
    lineHeight: vars.lineHeight.snug,
    borderBlockEnd: `${vars.borderWidth.line} solid ${vars.color.line}`,
  },
  smooth,
  focusRingInside,
  hover({ background: vars.color.accentSoft, color: vars.color.onAccentSoft }),
  selected({ background: vars.color.accent, color: vars.color.onAccent }),
]);
