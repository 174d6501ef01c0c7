import { clampLines, recipe, vars } from "../../css/index.ts";

export const heading = recipe({
  base: {
    fontFamily: vars.font.heading,
    letterSpacing: vars.letterSpacing.heading,
    lineHeight: vars.lineHeight.snug,
    textWrap: "balance",
  },
  variants: {
    size: {
      s: { fontSize: vars.fontSize.m, fontWeight: vars.weight.strong },
      m: { fontSize: vars.fontSize.l, fontWeight: vars.weight.strong },
      l: { fontSize: vars.fontSize.xl, fontWeight: vars.weight.heavy },
      xl: { fontSize: vars.fontSize.xxl, fontWeight: vars.weight.heavy },
      display: {
        fontSize: vars.fontSize.display,
        fontWeight: vars.weight.heavy,
        lineHeight: vars.lineHeight.tight,
      },
    },
    tone: {
      text: { color: vars.color.text },
      muted: { color: vars.color.textMuted },
      accent: { color: vars.color.accent },
      inherit: {},
    },
    align: { start: {}, center: { textAlign: "center" }, end: { textAlign: "end" } },
    lines: { 1: clampLines(1), 2: clampLines(2) },
  },
});
