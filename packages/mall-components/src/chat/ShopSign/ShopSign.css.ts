import { componentRecipe, vars } from "@tradehall/ui/css";

export const sign = componentRecipe({
  base: {
    display: "block",
    flex: "none",
    overflow: "hidden",
    background: vars.color.surface,
    border: `${vars.borderWidth.line} solid ${vars.color.line}`,
    borderRadius: vars.radius.round,
  },
  variants: {
    size: {
      s: { inlineSize: vars.size.iconXl, blockSize: vars.size.iconXl },
      m: { inlineSize: vars.size.thumbS, blockSize: vars.size.thumbS },
    },
  },
});
