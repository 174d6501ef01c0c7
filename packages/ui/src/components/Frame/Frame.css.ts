import { recipe, vars } from "../../css/index.ts";

export const frame = recipe({
  base: {
    inlineSize: "100%",
    marginInline: "auto",
    paddingInline: vars.size.gutter,
  },
  variants: {
    width: {
      page: { maxInlineSize: `calc(${vars.size.frame} + 2 * ${vars.size.gutter})` },
      narrow: { maxInlineSize: vars.size.dialogL },
      full: {},
    },
    paddingY: {
      m: { paddingBlock: vars.space.m },
      xl: { paddingBlock: vars.space.xl },
    },
  },
});
