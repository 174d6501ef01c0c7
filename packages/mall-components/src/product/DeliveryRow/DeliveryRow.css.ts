import { componentStyle, focusRing, hover, smooth, vars } from "@tradehall/ui/css";

export const row = componentStyle({
  display: "grid",
  gridTemplateColumns: "var(--mall-detail-label, 5em) minmax(0, 1fr)",
  alignItems: "baseline",
  gap: vars.space.s,
});
export const label = componentStyle({ color: vars.color.textMuted });
export const promise = componentStyle({ flexBasis: "100%", color: vars.color.textMuted });
/** A choice that can be changed or taken away. */
export const chip = componentStyle([
  {
    display: "inline-flex",
    alignItems: "center",
    gap: vars.space.xs,
    minBlockSize: vars.size.controlS,
    paddingInline: vars.space.s,
    border: `${vars.borderWidth.line} solid ${vars.color.lineStrong}`,
    borderRadius: vars.radius.control,
    background: vars.color.surface,
  },
  smooth,
  focusRing,
  hover({ borderColor: vars.color.accent, color: vars.color.accent }),
]);
