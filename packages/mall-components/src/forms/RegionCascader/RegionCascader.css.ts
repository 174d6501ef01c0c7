import { componentStyle, media, vars } from "@tradehall/ui/css";

export const region = componentStyle({ minInlineSize: 0 });

export const legend = componentStyle({
  marginBlockEnd: vars.space.xs,
  fontSize: vars.fontSize.s,
  fontWeight: vars.weight.medium,
  color: vars.color.textMuted,
});

export const required = componentStyle({ color: vars.color.price, marginInlineEnd: vars.space.xxs });

export const levels = componentStyle({
  display: "grid",
  gap: vars.space.s,
  alignItems: "start",
  "@media": { [media.wide]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" } },
});

export const next = componentStyle({
  marginBlockStart: vars.space.s,
  color: vars.color.link,
  textDecoration: "underline",
});
