import { componentStyle, media, vars } from "@tradehall/ui/css";

export const need = componentStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  columnGap: vars.space.xl,
  rowGap: vars.space.xs,
  fontSize: vars.fontSize.s,
  "@media": { [media.narrow]: { columnGap: vars.space.l } },
});
export const value = componentStyle({
  fontFamily: vars.font.number,
  fontWeight: vars.weight.strong,
  fontVariantNumeric: "tabular-nums",
});
