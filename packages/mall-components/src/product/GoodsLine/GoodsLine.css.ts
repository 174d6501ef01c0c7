import { clampLines, componentRecipe, componentStyle, vars } from "@tradehall/ui/css";
import { whereCompact } from "../compact.ts";

export const line = componentStyle({
  display: "flex",
  gap: vars.space.m,
  minInlineSize: 0,
  selectors: { "&[data-faded]": { color: vars.color.textFaint } },
});

export const picture = componentRecipe({
  base: [
    { flex: "none", selectors: { "[data-faded] > &": { opacity: 0.5 } } },
    whereCompact({ inlineSize: vars.size.thumbS, blockSize: vars.size.thumbS }),
  ],
  variants: {
    size: {
      s: { inlineSize: vars.size.thumbS, blockSize: vars.size.thumbS },
      m: { inlineSize: vars.size.thumbM, blockSize: vars.size.thumbM },
      l: { inlineSize: vars.size.thumbL, blockSize: vars.size.thumbL },
    },
  },
});

export const words = componentStyle([
  {
    display: "flex",
    flexDirection: "column",
    alignItems: "flex-start",
    gap: vars.space.xs,
    minInlineSize: 0,
  },
  whereCompact({
    flexDirection: "row",
    flexWrap: "wrap",
    alignContent: "center",
    columnGap: vars.space.m,
    rowGap: 0,
  }),
]);

export const title = componentStyle([
  {
    fontSize: vars.fontSize.s,
    lineHeight: vars.lineHeight.snug,
    // The cut shows room over the first line, for fingers.
    paddingBlockStart: vars.space.s,
    marginBlockStart: `calc(${vars.space.s} * -1)`,
  },
  clampLines(2),
  whereCompact({ inlineSize: "100%", WebkitLineClamp: 1 }),
]);

export const tag = componentStyle({ marginInlineEnd: vars.space.xs });
