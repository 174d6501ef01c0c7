import { componentRecipe, componentStyle, hover, smooth, times, vars } from "@tradehall/ui/css";

export const scroll = componentRecipe({
  // Its own frame for what is placed in it: the hidden caption would widen the page.
  base: [
    {
      position: "relative",
      overflowX: "auto",
      background: vars.color.surface,
      borderRadius: vars.radius.card,
    },
    smooth,
  ],
  variants: { isRefetching: { true: { filter: "opacity(0.55)", pointerEvents: "none" } } },
});

export const table = componentStyle({
  inlineSize: "100%",
  minInlineSize: times(vars.size.dialogL, 1.35),
  tableLayout: "fixed",
  fontSize: vars.fontSize.s,
});

export const head = componentRecipe({
  base: {
    padding: vars.space.s,
    background: vars.color.surfaceSunken,
    color: vars.color.textMuted,
    fontSize: vars.fontSize.xs,
    textAlign: "start",
  },
  variants: {
    column: {
      product: { inlineSize: "30%", paddingInlineStart: vars.space.m },
      brand: { inlineSize: "8%" },
      number: { inlineSize: "9%", textAlign: "end" },
      word: { inlineSize: "8%" },
      shop: { inlineSize: "13%" },
      action: { inlineSize: times(vars.size.controlM, 6.5), textAlign: "end" },
    },
  },
});

export const row = componentStyle([
  { borderBlockEnd: `${vars.borderWidth.line} solid ${vars.color.line}` },
  hover({ background: vars.color.surfaceSunken }),
]);
const cellBody = { padding: vars.space.s, verticalAlign: "middle" } as const;
export const cell = componentStyle(cellBody);
export const number = componentStyle([cellBody, { textAlign: "end", fontVariantNumeric: "tabular-nums" }]);
export const action = componentStyle([cellBody, { textAlign: "end" }]);
export const stock = componentRecipe({
  base: { color: vars.color.success },
  variants: { isSoldOut: { true: { color: vars.color.textFaint } } },
});
