import { componentRecipe, vars } from "@tradehall/ui/css";

export const room = componentRecipe({
  base: {
    border: 0,
    borderBlockStart: `${vars.borderWidth.line} dashed ${vars.color.lineStrong}`,
  },
  variants: {
    size: {
      s: { marginBlock: vars.space.s },
      m: { marginBlock: vars.space.l },
      l: { marginBlock: vars.space.xxl },
    },
  },
});
