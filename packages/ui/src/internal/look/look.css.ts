import { styleVariants, vars } from "../../css/index.ts";

const { text, textMuted, textFaint, accent, price, success, warning, danger, link } = vars.color;
const { xs, s, m, l, xl } = vars.fontSize;
const { tight, snug } = vars.lineHeight;

export const size = styleVariants({ xs, s, m, l, xl }, (fontSize) => ({ fontSize }));
export const tone = styleVariants(
  { text, muted: textMuted, faint: textFaint, accent, price, success, warning, danger, link },
  (color) => ({ color }),
);
export const weight = styleVariants(vars.weight, (fontWeight) => ({ fontWeight }));
export const leading = styleVariants({ tight, snug }, (lineHeight) => ({ lineHeight }));
export const numeric = styleVariants({ tabular: { fontVariantNumeric: "tabular-nums" } });
export const breaks = styleVariants({
  anywhere: { overflowWrap: "anywhere" },
  never: { whiteSpace: "nowrap" },
});

/** How an element shares a row of `Inline` with its neighbours. */
export const width = styleVariants({
  fluid: { flex: "1 1 0%" },
  content: { flex: "none" },
  full: { inlineSize: "100%" },
});
