import { media, recipe, style, vars } from "../../css/index.ts";

export const list = recipe({
  base: { display: "grid", columnGap: vars.space.xl, rowGap: vars.space.s, fontSize: vars.fontSize.s },
  variants: {
    // Values of one column stand under each other, behind the longest name.
    isAligned: {
      true: { gridTemplateColumns: "fit-content(12em) minmax(0, 1fr)", columnGap: vars.space.s },
      false: {},
    },
    columns: {
      1: {},
      2: { "@media": { [media.wide]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } } },
      3: { "@media": { [media.wide]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" } } },
    },
  },
});

export const pair = recipe({
  base: { display: "flex", minInlineSize: 0 },
  variants: {
    isAligned: {
      true: { display: "grid", gridColumn: "1 / -1", gridTemplateColumns: "subgrid" },
      false: {},
    },
    layout: {
      inline: { gap: vars.space.s },
      stacked: { flexDirection: "column", gap: vars.space.xxs },
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
