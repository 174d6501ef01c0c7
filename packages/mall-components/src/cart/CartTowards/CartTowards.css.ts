import { componentStyle, media, vars } from "@tradehall/ui/css";

export const bar = componentStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: vars.space.s,
  paddingBlock: vars.space.s,
  paddingInline: vars.space.m,
  border: `${vars.borderWidth.line} solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  background: vars.color.surface,
  fontSize: vars.fontSize.s,
  "@media": { [media.wide]: { paddingInline: vars.space.l } },
});
export const words = componentStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  columnGap: vars.space.m,
  rowGap: vars.space.xs,
  minInlineSize: 0,
});
export const acts = componentStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: vars.space.s,
});
export const name = componentStyle({ fontWeight: vars.weight.medium });
export const missing = componentStyle({ fontWeight: vars.weight.medium });
export const off = componentStyle({ color: vars.color.price, fontVariantNumeric: "tabular-nums" });
