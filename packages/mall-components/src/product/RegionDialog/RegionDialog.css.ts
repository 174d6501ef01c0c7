import { componentStyle, focusRing, hover, selected, smooth, times, vars } from "@tradehall/ui/css";
export const address = componentStyle([
  {
    inlineSize: "100%",
    minBlockSize: vars.size.controlM,
    padding: vars.space.s,
    border: `${vars.borderWidth.line} solid ${vars.color.control}`,
    borderRadius: vars.radius.m,
    background: vars.color.surface,
    fontSize: vars.fontSize.s,
    textAlign: "start",
    overflowWrap: "anywhere",
  },
  smooth,
  focusRing,
  hover({ borderColor: vars.color.accent, color: vars.color.accent }),
]);
export const regions = componentStyle({
  display: "grid",
  gridTemplateColumns: `repeat(auto-fill, minmax(${vars.size.thumbL}, 1fr))`,
  gap: vars.space.xs,
  minBlockSize: times(vars.size.controlM, 4),
  alignContent: "start",
});
export const region = componentStyle([
  {
    inlineSize: "100%",
    minBlockSize: vars.size.controlM,
    paddingInline: vars.space.s,
    borderRadius: vars.radius.s,
    fontSize: vars.fontSize.s,
    textAlign: "start",
    overflowWrap: "anywhere",
  },
  smooth,
  focusRing,
  hover({ color: vars.color.accent, background: vars.color.surfaceSunken }),
  selected({ color: vars.color.onAccentSoft, background: vars.color.accentSoft }),
]);
