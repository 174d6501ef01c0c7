import { clampLines, ellipsis, recipe, vars } from "../../css/index.ts";

export const text = recipe({
  base: { margin: 0 },
  variants: {
    align: {
      start: { textAlign: "start" },
      center: { textAlign: "center" },
      end: { textAlign: "end" },
      inherit: {},
    },
    mono: { true: { fontFamily: vars.font.mono } },
    struck: { true: { textDecoration: "line-through" } },
    pre: { true: { whiteSpace: "pre-line" } },
    lines: {
      1: [ellipsis, { display: "block" }],
      2: clampLines(2),
      3: clampLines(3),
      4: clampLines(4),
    },
  },
});
