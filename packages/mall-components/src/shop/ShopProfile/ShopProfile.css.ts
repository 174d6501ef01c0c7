import { componentStyle, media, vars } from "@tradehall/ui/css";

export const profile = componentStyle({
  display: "grid",
  gap: vars.space.xl,
  "@media": { [media.desktop]: { gridTemplateColumns: "minmax(0, 1fr) auto" } },
});
export const licence = componentStyle({
  display: "grid",
  justifyItems: "center",
  alignContent: "start",
  gap: vars.space.s,
  inlineSize: "100%",
  maxInlineSize: vars.size.gallery,
  margin: 0,
  color: vars.color.textMuted,
  fontSize: vars.fontSize.xs,
});
