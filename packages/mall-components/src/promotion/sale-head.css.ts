import { componentStyle, media, vars } from "@tradehall/ui/css";

/** The head of a page of activities. */
export const head = componentStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  columnGap: vars.space.xxl,
  rowGap: vars.space.m,
  padding: vars.space.xl,
  background: `linear-gradient(120deg, ${vars.color.sale}, ${vars.color.saleHover})`,
  color: vars.color.onSale,
  "@media": { [media.narrow]: { padding: vars.space.m } },
});
export const title = componentStyle({
  fontFamily: vars.font.heading,
  fontSize: vars.fontSize.xxl,
  fontWeight: vars.weight.heavy,
  letterSpacing: vars.letterSpacing.heading,
  lineHeight: vars.lineHeight.snug,
});
