import { componentRecipe, times, vars } from "@tradehall/ui/css";

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
