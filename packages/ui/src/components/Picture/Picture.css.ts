import { recipe, style, vars } from "../../css/index.ts";

export const image = recipe({
  base: {
    display: "block",
    inlineSize: "100%",
    blockSize: "auto",
    background: vars.color.skeleton,
    color: vars.color.textFaint,
    fontSize: vars.fontSize.xs,
    overflow: "hidden",
  },
  variants: {
    fit: { cover: { objectFit: "cover" }, contain: { objectFit: "contain" } },
    rounding: {
      none: {},
      s: { borderRadius: vars.radius.s },
      m: { borderRadius: vars.radius.m },
      card: { borderRadius: vars.radius.card },
      round: { borderRadius: vars.radius.round },
    },
    ratio: { true: { aspectRatio: "1" } },
  },
});

export const missing = style({
  display: "flex",
  flexDirection: "column",
  alignItems: "center",
  justifyContent: "center",
  gap: vars.space.xs,
  textAlign: "center",
});
