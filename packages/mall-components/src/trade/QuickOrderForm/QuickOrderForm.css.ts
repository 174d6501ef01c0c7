import { componentStyle, focusRing, hover, vars } from "@tradehall/ui/css";

export const form = componentStyle({ display: "grid", gap: vars.space.m, padding: vars.space.l });
export const acts = componentStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: vars.space.l,
  rowGap: vars.space.s,
  fontSize: vars.fontSize.s,
});
export const template = componentStyle([
  {
    display: "inline-flex",
    alignItems: "center",
    gap: vars.space.xs,
    minBlockSize: vars.size.controlS,
    color: vars.color.link,
    borderRadius: vars.radius.s,
  },
  hover({ textDecoration: "underline" }),
  focusRing,
]);
export const hint = componentStyle({ fontSize: vars.fontSize.s, color: vars.color.textMuted });
