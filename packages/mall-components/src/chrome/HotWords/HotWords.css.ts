import { componentRecipe, componentStyle, focusRing, hover, smooth, times, vars } from "@tradehall/ui/css";

export const list = componentStyle({
  display: "flex",
  flexWrap: "wrap",
  columnGap: vars.space.m,
  blockSize: times(vars.fontSize.xs, 1.5),
  lineHeight: vars.lineHeight.text,
  overflow: "hidden",
  fontSize: vars.fontSize.xs,
  color: vars.color.onHeaderMuted,
});

export const word = componentRecipe({
  base: [
    { whiteSpace: "nowrap", borderRadius: vars.radius.s },
    smooth,
    focusRing,
    hover({ color: vars.color.onHeader, textDecoration: "underline" }),
  ],
  variants: { isHot: { true: { color: vars.color.onHeader, fontWeight: vars.weight.medium } } },
});
