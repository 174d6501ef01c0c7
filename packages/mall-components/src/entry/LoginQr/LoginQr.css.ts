import { componentStyle, focusRing, hover, times, vars } from "@tradehall/ui/css";

// As tall as the forms of the other tabs, so that changing tabs moves nothing.
export const panel = componentStyle({
  display: "flex",
  flexDirection: "column",
  alignItems: "center",
  justifyContent: "center",
  gap: vars.space.m,
  minBlockSize: times(vars.size.controlL, 5.6),
  textAlign: "center",
});

export const refresh = componentStyle([
  {
    position: "absolute",
    inset: 0,
    display: "flex",
    flexDirection: "column",
    alignItems: "center",
    justifyContent: "center",
    gap: vars.space.m,
    padding: vars.space.m,
    color: vars.color.accent,
    borderRadius: vars.radius.card,
    cursor: "pointer",
  },
  focusRing,
  hover({ color: vars.color.accentHover }),
]);

export const time = componentStyle({
  minBlockSize: `calc(${vars.fontSize.s} * ${vars.lineHeight.text})`,
  fontSize: vars.fontSize.s,
  color: vars.color.textMuted,
});
