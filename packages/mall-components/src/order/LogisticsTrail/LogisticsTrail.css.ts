import { componentStyle, times, vars } from "@tradehall/ui/css";

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

export const goods = componentStyle({
  display: "grid",
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${times(vars.size.sidebar, 1.3)}), 1fr))`,
  gap: vars.space.m,
});

export const pieces = componentStyle({ fontSize: vars.fontSize.xs, color: vars.color.textMuted });
export const none = componentStyle({ fontSize: vars.fontSize.s, color: vars.color.textMuted });
