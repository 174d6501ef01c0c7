import { componentStyle, focusRing, hover, media, selected, smooth, vars } from "@tradehall/ui/css";

export const panel = componentStyle({
  display: "grid",
  gap: vars.space.s,
  padding: vars.space.m,
  background: vars.color.surface,
  borderRadius: vars.radius.card,
  "@media": { [media.narrow]: { padding: vars.space.s } },
});
export const choice = componentStyle([
  {
    display: "inline-flex",
    alignItems: "center",
    minBlockSize: vars.size.controlS,
    paddingInline: vars.space.s,
    borderRadius: vars.radius.control,
    whiteSpace: "nowrap",
  },
  smooth,
  focusRing,
  hover({ color: vars.color.accent }),
  selected({ background: vars.color.accentSoft, color: vars.color.accent, fontWeight: vars.weight.strong }),
]);
export const total = componentStyle({ marginInlineStart: "auto", color: vars.color.textMuted });
