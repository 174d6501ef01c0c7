import { componentRecipe, componentStyle, vars } from "@tradehall/ui/css";

export const place = componentStyle({ position: "relative", display: "inline-grid" });
export const mark = componentRecipe({
  base: {
    display: "inline-grid",
    placeItems: "center",
    flex: "none",
    inlineSize: vars.size.controlM,
    blockSize: vars.size.controlM,
    overflow: "hidden",
    border: `${vars.borderWidth.line} solid transparent`,
    borderRadius: vars.radius.round,
    fontSize: vars.fontSize.s,
    fontWeight: vars.weight.strong,
  },
  variants: {
    is: {
      paid: { background: vars.color.accentSoft, color: vars.color.accent },
      held: {
        background: vars.color.surfaceSunken,
        color: vars.color.textMuted,
        borderColor: vars.color.lineStrong,
      },
      free: { borderStyle: "dashed", borderColor: vars.color.control },
    },
  },
});
export const leader = componentStyle({
  position: "absolute",
  insetInline: 0,
  insetBlockEnd: `calc(-1 * ${vars.space.s})`,
  justifySelf: "center",
  paddingInline: vars.space.xs,
  borderRadius: vars.radius.round,
  background: vars.color.sale,
  color: vars.color.onSale,
  fontSize: vars.fontSize.xs,
  lineHeight: vars.lineHeight.snug,
  whiteSpace: "nowrap",
});
