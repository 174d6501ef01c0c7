import { componentRecipe, componentStyle, focusRing, hover, smooth, vars } from "@tradehall/ui/css";

export const list = componentStyle({ display: "flex", flexWrap: "wrap", gap: vars.space.s });

export const ticket = componentRecipe({
  base: {
    display: "inline-flex",
    alignItems: "center",
    minBlockSize: vars.size.controlS,
    border: `${vars.borderWidth.line} solid ${vars.color.sale}`,
    borderRadius: vars.radius.s,
    background: vars.color.surface,
    color: vars.color.price,
    fontSize: vars.fontSize.xs,
    paddingInlineStart: vars.space.s,
    gap: vars.space.s,
    overflow: "hidden",
  },
  variants: {
    isOver: { true: { borderColor: vars.color.lineStrong, color: vars.color.textFaint } },
  },
});
const endBody = {
  alignSelf: "stretch",
  display: "inline-flex",
  alignItems: "center",
  paddingInline: vars.space.s,
  borderInlineStart: `${vars.borderWidth.line} dashed currentColor`,
} as const;
export const end = componentStyle(endBody);
export const claim = componentStyle([
  endBody,
  { background: vars.color.sale, color: vars.color.onSale },
  smooth,
  focusRing,
  hover({ background: vars.color.saleHover }),
]);
