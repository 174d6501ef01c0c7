import { recipe, times, vars } from "../../css/index.ts";

const edge = (blockSize: string, fontSize: string) => ({ blockSize, inlineSize: blockSize, fontSize });

export const avatar = recipe({
  base: {
    display: "inline-flex",
    flex: "none",
    alignItems: "center",
    justifyContent: "center",
    overflow: "hidden",
    borderRadius: vars.radius.round,
    background: vars.color.accentSoft,
    color: vars.color.onAccentSoft,
    fontWeight: vars.weight.strong,
    lineHeight: 1,
  },
  variants: {
    size: {
      s: edge(vars.size.controlS, vars.fontSize.s),
      m: edge(vars.space.xxxl, vars.fontSize.l),
      l: edge(times(vars.space.xl, 3), vars.fontSize.xl),
    },
  },
});
