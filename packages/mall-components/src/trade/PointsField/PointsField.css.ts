import { componentStyle, media, vars } from "@tradehall/ui/css";

export const row = componentStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: vars.space.m,
  rowGap: vars.space.s,
  fontSize: vars.fontSize.s,
});

export const title = componentStyle({
  fontFamily: vars.font.heading,
  fontSize: vars.fontSize.l,
  fontWeight: vars.weight.strong,
});
export const owned = componentStyle({ color: vars.color.textMuted, fontVariantNumeric: "tabular-nums" });
export const rule = componentStyle({ fontSize: vars.fontSize.xs, color: vars.color.textFaint });

export const worth = componentStyle({
  color: vars.color.price,
  fontWeight: vars.weight.medium,
  fontVariantNumeric: "tabular-nums",
  "@media": { [media.wide]: { marginInlineStart: "auto" } },
});
