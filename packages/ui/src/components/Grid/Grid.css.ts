import { media, recipe, vars } from "../../css/index.ts";

const equal = (count: number) => `repeat(${count}, minmax(0, 1fr))`;
const steps = (phone: number, wide: number, desktop: number) => ({
  gridTemplateColumns: equal(phone),
  "@media": {
    [media.wide]: { gridTemplateColumns: equal(wide) },
    [media.desktop]: { gridTemplateColumns: equal(desktop) },
  },
});

export const grid = recipe({
  base: { display: "grid", minInlineSize: 0 },
  variants: {
    columns: {
      1: { gridTemplateColumns: equal(1) },
      2: steps(1, 2, 2),
      3: steps(1, 2, 3),
      4: steps(2, 3, 4),
      5: steps(2, 3, 5),
      6: steps(2, 4, 6),
      cards: { gridTemplateColumns: `repeat(auto-fill, minmax(min(${vars.size.card}, 45%), 1fr))` },
    },
  },
});
