import { componentStyle, vars } from "@tradehall/ui/css";

export const trail = componentStyle({ display: "flex", flexDirection: "column", gap: vars.space.m });
export const title = componentStyle({ fontSize: vars.fontSize.m, fontWeight: vars.weight.strong });
export const parcel = componentStyle({ display: "flex", flexDirection: "column", gap: vars.space.m });

export const facts = componentStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: vars.space.l,
  rowGap: vars.space.xs,
  fontSize: vars.fontSize.s,
});

export const waybill = componentStyle({
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space.xs,
  fontVariantNumeric: "tabular-nums",
});

export const goods = componentStyle({ display: "flex", flexWrap: "wrap", gap: vars.space.l });
export const none = componentStyle({ fontSize: vars.fontSize.s, color: vars.color.textMuted });
