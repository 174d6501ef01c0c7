import { belowFold, componentRecipe, componentStyle, media, smooth, times, vars } from "@tradehall/ui/css";

const columns = (count: number) => ({
  "@media": { [media.desktop]: { gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` } },
});

export const grid = componentRecipe({
  base: [
    {
      display: "grid",
      gap: vars.space.m,
      gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
      "@media": {
        [media.wide]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" },
        [media.narrow]: { gap: vars.space.s },
      },
    },
    smooth,
  ],
  variants: {
    columns: { 4: columns(4), 5: columns(5), 6: columns(6) },
    isRefetching: { true: { filter: "opacity(0.55)", pointerEvents: "none" } },
  },
});

export const near = componentStyle({ minInlineSize: 0 });
export const far = componentStyle([
  belowFold(times(vars.size.card, 1.75)),
  {
    minInlineSize: 0,
  },
]);
