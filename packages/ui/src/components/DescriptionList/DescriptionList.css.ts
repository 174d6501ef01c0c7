import { media, recipe, style, vars } from "../../css/index.ts";

// Values stand under each other, behind the longest name of their column.
const aligned = "fit-content(12em) minmax(0, 1fr)";
const side = (columns: number, track: string) => ({
  "@media": { [media.wide]: { gridTemplateColumns: `repeat(${columns}, ${track})` } },
});

export const list = recipe({
  base: { display: "grid", columnGap: vars.space.xl, rowGap: vars.space.s, fontSize: vars.fontSize.s },
  variants: {
    columns: { 1: {}, 2: {}, 3: {} },
    layout: { inline: { gridTemplateColumns: aligned }, stacked: {} },
  },
  compoundVariants: [
    { variants: { layout: "inline", columns: 2 }, style: side(2, aligned) },
    { variants: { layout: "inline", columns: 3 }, style: side(3, aligned) },
    { variants: { layout: "stacked", columns: 2 }, style: side(2, "minmax(0, 1fr)") },
    { variants: { layout: "stacked", columns: 3 }, style: side(3, "minmax(0, 1fr)") },
  ],
});

export const pair = recipe({
  base: { minInlineSize: 0 },
  variants: {
    layout: {
      inline: {
        display: "grid",
        alignItems: "baseline",
        gridColumn: "span 2",
        gridTemplateColumns: "subgrid",
        columnGap: vars.space.s,
      },
      stacked: { display: "flex", flexDirection: "column", gap: vars.space.xxs },
    },
  },
});

export const label = recipe({
  base: { flex: "none", color: vars.color.textFaint },
  variants: { layout: { inline: { minInlineSize: "5em" }, stacked: { fontSize: vars.fontSize.xs } } },
});

export const value = style({
  margin: 0,
  minInlineSize: 0,
  overflowWrap: "anywhere",
  fontVariantNumeric: "tabular-nums",
});
