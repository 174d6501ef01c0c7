import { componentRecipe, componentStyle, times, vars } from "@tradehall/ui/css";

export const page = componentStyle({
  display: "flex",
  flexDirection: "column",
  alignItems: "center",
  justifyContent: "center",
  gap: vars.space.m,
  minBlockSize: times(vars.size.gallery, 1.1),
  padding: vars.space.xl,
  textAlign: "center",
  // No word, and no single character, stands in a line of its own.
  textWrap: "balance",
  selectors: { "&[data-alone]": { minBlockSize: "100vh" } },
});

export const disc = componentStyle({
  display: "grid",
  placeItems: "center",
  inlineSize: vars.size.thumbL,
  blockSize: vars.size.thumbL,
  borderRadius: vars.radius.round,
  background: vars.color.infoSoft,
  color: vars.color.onInfoSoft,
});

// One line high whatever it says, so that nothing below it moves.
export const next = componentRecipe({
  base: {
    display: "inline-flex",
    alignItems: "center",
    gap: vars.space.s,
    minBlockSize: times(vars.fontSize.m, 2),
    fontVariantNumeric: "tabular-nums",
  },
  variants: { isOver: { true: { color: vars.color.textMuted } } },
});

export const actions = componentStyle({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "center",
  gap: vars.space.m,
  marginBlockStart: vars.space.s,
});
