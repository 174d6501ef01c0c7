import { componentRecipe, componentStyle, vars } from "@tradehall/ui/css";

export const terms = componentRecipe({
  base: {
    display: "flex",
    alignItems: "flex-start",
    gap: vars.space.s,
    paddingInline: vars.space.l,
    paddingBlock: vars.space.m,
    fontSize: vars.fontSize.xs,
    fontVariantNumeric: "tabular-nums",
    borderBlockStart: `${vars.borderWidth.line} solid ${vars.color.line}`,
  },
  variants: {
    isBlocked: { true: { color: vars.color.onWarningSoft }, false: { color: vars.color.textMuted } },
  },
});

export const words = componentStyle({ minInlineSize: 0 });
