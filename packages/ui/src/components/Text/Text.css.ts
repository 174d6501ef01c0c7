import { clampLines, ellipsis, recipe, vars } from "../../css/index.ts";

export const text = recipe({
  base: { margin: 0 },
  variants: {
    size: {
      xs: { fontSize: vars.fontSize.xs },
      s: { fontSize: vars.fontSize.s },
      m: { fontSize: vars.fontSize.m },
      l: { fontSize: vars.fontSize.l },
      xl: { fontSize: vars.fontSize.xl },
      inherit: {},
    },
    tone: {
      text: { color: vars.color.text },
      muted: { color: vars.color.textMuted },
      faint: { color: vars.color.textFaint },
      accent: { color: vars.color.accent },
      price: { color: vars.color.price },
      success: { color: vars.color.success },
      warning: { color: vars.color.warning },
      danger: { color: vars.color.danger },
      inherit: {},
    },
    weight: {
      regular: { fontWeight: vars.weight.regular },
      medium: { fontWeight: vars.weight.medium },
      strong: { fontWeight: vars.weight.strong },
      heavy: { fontWeight: vars.weight.heavy },
      inherit: {},
    },
    align: {
      start: { textAlign: "start" },
      center: { textAlign: "center" },
      end: { textAlign: "end" },
      inherit: {},
    },
    numeric: { true: { fontVariantNumeric: "tabular-nums" } },
    mono: { true: { fontFamily: vars.font.mono } },
    struck: { true: { textDecoration: "line-through" } },
    pre: { true: { whiteSpace: "pre-line" } },
    noWrap: { true: { whiteSpace: "nowrap" } },
    lines: {
      1: [ellipsis, { display: "block" }],
      2: clampLines(2),
      3: clampLines(3),
      4: clampLines(4),
    },
  },
});
