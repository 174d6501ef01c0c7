import { componentRecipe, componentStyle, media, vars } from "@tradehall/ui/css";

export const head = componentRecipe({
  base: {
    display: "grid",
    gap: vars.space.s,
    padding: vars.space.m,
    borderRadius: vars.radius.card,
    border: `${vars.borderWidth.line} solid ${vars.color.line}`,
    borderBlockStart: `${vars.borderWidth.mark} solid ${vars.color.sale}`,
    background: vars.color.surface,
    "@media": { [media.wide]: { padding: vars.space.l } },
  },
  variants: { isQuiet: { true: { borderBlockStartColor: vars.color.lineStrong } } },
});
export const title = componentStyle({
  margin: 0,
  fontSize: vars.fontSize.l,
  fontWeight: vars.weight.strong,
  minInlineSize: 0,
});
export const state = componentStyle({
  fontSize: vars.fontSize.s,
  "@media": { [media.wide]: { marginInlineStart: "auto" } },
});
export const rule = componentStyle({
  paddingInline: vars.space.s,
  paddingBlock: vars.space.xs,
  border: `${vars.borderWidth.line} dashed ${vars.color.sale}`,
  borderRadius: vars.radius.s,
  color: vars.color.price,
  fontSize: vars.fontSize.s,
});
