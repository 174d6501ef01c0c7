import { componentStyle, media, times, vars } from "@tradehall/ui/css";

export const head = componentStyle({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: vars.space.l,
  minBlockSize: vars.size.controlL,
  fontSize: vars.fontSize.s,
});
export const mark = componentStyle({
  display: "inline-grid",
  placeItems: "center",
  minInlineSize: times(vars.fontSize.xl, 1.9),
  paddingBlock: vars.space.xxs,
  background: vars.color.signal,
  color: vars.color.onSignal,
  borderRadius: vars.radius.s,
  fontFamily: vars.font.number,
  fontSize: vars.fontSize.l,
  fontWeight: vars.weight.heavy,
  lineHeight: vars.lineHeight.snug,
});
export const title = componentStyle({
  fontFamily: vars.font.heading,
  fontSize: vars.fontSize.xxl,
  fontWeight: vars.weight.heavy,
  letterSpacing: vars.letterSpacing.heading,
  lineHeight: vars.lineHeight.snug,
  "@media": { [media.narrow]: { fontSize: vars.fontSize.xl } },
});
export const extra = componentStyle({
  display: "inline-flex",
  gap: vars.space.l,
  "@media": { [media.belowDesktop]: { display: "none" } },
});
