import { media, recipe, vars } from "../../css/index.ts";

const pageSize = `calc(${vars.size.frame} + 2 * ${vars.size.gutter})`;

export const frame = recipe({
  base: {
    inlineSize: "100%",
    marginInline: "auto",
    paddingInline: vars.size.gutter,
  },
  variants: {
    width: {
      page: {
        maxInlineSize: pageSize,
        // A window hardly wider than the frame keeps a rail's width free at both edges.
        "@media": {
          [media.roomy]: {
            maxInlineSize: `min(${pageSize}, 100% - 2 * (${vars.size.rail} - ${vars.size.gutter}))`,
          },
        },
      },
      narrow: { maxInlineSize: vars.size.dialogL },
      full: {},
    },
    paddingY: {
      m: { paddingBlock: vars.space.m },
      xl: { paddingBlock: vars.space.xl },
    },
  },
});
