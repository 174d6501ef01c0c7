import { componentStyle, hover, selected, smooth, vars } from "@tradehall/ui/css";
import { zIndex } from "@tradehall/ui/tokens";

export const field = componentStyle({ position: "relative" });

export const panel = componentStyle({
  position: "absolute",
  insetInline: 0,
  insetBlockStart: "100%",
  zIndex: zIndex.popover,
  marginBlockStart: vars.space.xs,
  padding: vars.space.xs,
  maxBlockSize: vars.size.popover,
  overflowY: "auto",
  background: vars.color.surfaceRaised,
  border: `${vars.borderWidth.line} solid ${vars.color.line}`,
  borderRadius: vars.radius.m,
  boxShadow: vars.shadow.middle,
});

export const line = componentStyle([
  {
    display: "grid",
    gap: vars.space.xxs,
    padding: `${vars.space.s} ${vars.space.m}`,
    borderRadius: vars.radius.s,
    cursor: "pointer",
  },
  smooth,
  hover({ background: vars.color.surfaceSunken }),
  selected({ background: vars.color.accentSoft, color: vars.color.onAccentSoft }),
]);
export const note = componentStyle({
  padding: vars.space.m,
  fontSize: vars.fontSize.s,
  color: vars.color.textMuted,
});
