import { componentStyle, vars } from "@tradehall/ui/css";

export const shops = componentStyle({ display: "grid", gap: vars.space.l });
export const shop = componentStyle({ display: "grid", gap: vars.space.m });
export const shopName = componentStyle({
  fontSize: vars.fontSize.s,
  fontWeight: vars.weight.strong,
  color: vars.color.textMuted,
});
export const lines = componentStyle({ display: "grid", gap: vars.space.l });

export const quantity = componentStyle({
  fontSize: vars.fontSize.xs,
  color: vars.color.textMuted,
  fontVariantNumeric: "tabular-nums",
});

export const sum = componentStyle({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: vars.space.m,
  inlineSize: "100%",
});
export const sumWords = componentStyle({ display: "grid", minInlineSize: 0 });

export const lost = componentStyle({
  padding: vars.space.m,
  borderRadius: vars.radius.m,
  background: vars.color.warningSoft,
  color: vars.color.onWarningSoft,
  fontSize: vars.fontSize.s,
});
