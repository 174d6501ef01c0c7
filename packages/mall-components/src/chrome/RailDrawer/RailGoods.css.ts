import {
  clampLines,
  componentRecipe,
  componentStyle,
  focusRing,
  hover,
  smooth,
  vars,
} from "@tradehall/ui/css";

export const picture = componentRecipe({
  base: { flex: "none", inlineSize: vars.size.thumbM, blockSize: vars.size.thumbM },
  variants: { isFaded: { true: { opacity: 0.5 } } },
});

export const words = componentStyle({
  display: "grid",
  alignContent: "start",
  gap: vars.space.xs,
  flex: 1,
  minInlineSize: 0,
});

export const title = componentStyle([
  {
    fontSize: vars.fontSize.s,
    lineHeight: vars.lineHeight.snug,
    borderRadius: vars.radius.s,
  },
  clampLines(2),
  smooth,
  focusRing,
  hover({ color: vars.color.accent }),
]);
