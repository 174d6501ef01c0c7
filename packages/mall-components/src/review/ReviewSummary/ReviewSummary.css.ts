import { componentStyle, focusRing, hover, selected, smooth, vars } from "@tradehall/ui/css";

export const summary = componentStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: vars.space.xl,
  padding: vars.space.l,
  background: vars.color.surfaceSunken,
  borderRadius: vars.radius.m,
  fontSize: vars.fontSize.s,
});
export const rateValue = componentStyle({
  color: vars.color.price,
  fontFamily: vars.font.number,
  fontSize: vars.fontSize.display,
  fontWeight: vars.weight.strong,
  lineHeight: vars.lineHeight.tight,
});
export const filter = componentStyle([
  {
    display: "inline-flex",
    alignItems: "center",
    minBlockSize: vars.size.controlS,
    paddingInline: vars.space.m,
    border: `${vars.borderWidth.line} solid ${vars.color.lineStrong}`,
    borderRadius: vars.radius.control,
    background: vars.color.surface,
  },
  smooth,
  focusRing,
  hover({ borderColor: vars.color.accent, color: vars.color.accent }),
  selected({
    borderColor: vars.color.accent,
    background: vars.color.accentSoft,
    color: vars.color.onAccentSoft,
  }),
]);
