import { componentStyle, media, times, vars } from "@tradehall/ui/css";

export const head = componentStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  columnGap: vars.space.xxl,
  rowGap: vars.space.m,
  paddingBlock: vars.space.xl,
  paddingInline: vars.space.xl,
  background: `linear-gradient(120deg, ${vars.color.sale}, ${vars.color.saleHover})`,
  color: vars.color.onSale,
  borderRadius: vars.radius.card,
  "@media": { [media.narrow]: { padding: vars.space.m } },
});
export const words = componentStyle({ display: "grid", gap: vars.space.xs });
export const title = componentStyle({
  fontFamily: vars.font.heading,
  fontSize: vars.fontSize.xxl,
  fontWeight: vars.weight.heavy,
  letterSpacing: vars.letterSpacing.heading,
  lineHeight: vars.lineHeight.snug,
});
export const steps = componentStyle({
  display: "flex",
  flexWrap: "wrap",
  columnGap: vars.space.xl,
  rowGap: vars.space.s,
  fontSize: vars.fontSize.s,
});
export const step = componentStyle({ display: "flex", alignItems: "center", gap: vars.space.s });
export const number = componentStyle({
  display: "inline-grid",
  placeItems: "center",
  flex: "none",
  inlineSize: times(vars.fontSize.s, 1.7),
  blockSize: times(vars.fontSize.s, 1.7),
  background: vars.color.onSale,
  color: vars.color.sale,
  borderRadius: vars.radius.round,
  fontFamily: vars.font.number,
  fontSize: vars.fontSize.xs,
  fontWeight: vars.weight.heavy,
});
