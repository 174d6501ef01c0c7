import { componentStyle, vars } from "@tradehall/ui/css";

export const strip = componentStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "center",
  columnGap: vars.space.xl,
  rowGap: vars.space.s,
  padding: vars.space.l,
  background: vars.color.sale,
  color: vars.color.onSale,
  borderRadius: vars.radius.card,
});
export const title = componentStyle({
  fontFamily: vars.font.heading,
  fontSize: vars.fontSize.l,
  fontWeight: vars.weight.heavy,
});
