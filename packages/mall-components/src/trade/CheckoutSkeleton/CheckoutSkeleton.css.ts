import { componentStyle, media, vars } from "@tradehall/ui/css";

export const addresses = componentStyle({
  display: "grid",
  gap: vars.space.m,
  "@media": { [media.wide]: { gridTemplateColumns: "1fr 1fr 1fr" } },
});

export const sums = componentStyle({ marginInlineStart: "auto", inlineSize: vars.size.sidebar });
