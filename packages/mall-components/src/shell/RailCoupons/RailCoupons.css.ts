import { componentStyle, ellipsis, vars } from "@tradehall/ui/css";

export const groups = componentStyle({ display: "grid", gap: vars.space.xl });
export const group = componentStyle({ display: "grid", gap: vars.space.m, minInlineSize: 0 });
export const title = componentStyle({
  display: "flex",
  alignItems: "baseline",
  gap: vars.space.s,
  fontSize: vars.fontSize.m,
  fontWeight: vars.weight.strong,
});
export const count = componentStyle({
  fontSize: vars.fontSize.xs,
  fontWeight: vars.weight.regular,
  color: vars.color.textMuted,
  fontVariantNumeric: "tabular-nums",
});
export const none = componentStyle({ fontSize: vars.fontSize.s, color: vars.color.textMuted });
export const tickets = componentStyle({ display: "grid", gap: vars.space.s, minInlineSize: 0 });

export const ticket = componentStyle({
  display: "grid",
  gridTemplateColumns: `${vars.size.thumbL} minmax(0, 1fr) auto`,
  alignItems: "stretch",
  overflow: "hidden",
  background: vars.color.surface,
  border: `${vars.borderWidth.line} solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
});

export const worth = componentStyle({
  display: "grid",
  alignContent: "center",
  justifyItems: "center",
  gap: vars.space.xxs,
  padding: vars.space.s,
  background: vars.color.saleSoft,
  borderInlineEnd: `${vars.borderWidth.strong} dashed ${vars.color.surface}`,
  textAlign: "center",
});
export const threshold = componentStyle({ fontSize: vars.fontSize.xs, color: vars.color.onSaleSoft });

export const words = componentStyle({
  display: "grid",
  alignContent: "center",
  gap: vars.space.xxs,
  minInlineSize: 0,
  padding: vars.space.s,
});
export const name = componentStyle([{ fontSize: vars.fontSize.s, fontWeight: vars.weight.medium }, ellipsis]);
export const fact = componentStyle([{ fontSize: vars.fontSize.xs, color: vars.color.textMuted }, ellipsis]);
export const act = componentStyle({
  display: "grid",
  placeItems: "center",
  paddingInlineEnd: vars.space.s,
});
