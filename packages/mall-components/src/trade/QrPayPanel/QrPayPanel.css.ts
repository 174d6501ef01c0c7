import { componentStyle, vars } from "@tradehall/ui/css";

export const panel = componentStyle({
  display: "flex",
  flexDirection: "column",
  alignItems: "center",
  gap: vars.space.m,
  padding: vars.space.xl,
  background: vars.color.surface,
  border: `${vars.borderWidth.line} solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  textAlign: "center",
});

export const title = componentStyle({ fontSize: vars.fontSize.xl, fontWeight: vars.weight.strong });

export const orders = componentStyle({ display: "flex", justifyContent: "center" });

export const state = componentStyle({ fontSize: vars.fontSize.m, fontWeight: vars.weight.medium });

export const time = componentStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  justifyContent: "center",
  columnGap: vars.space.s,
  fontSize: vars.fontSize.s,
  color: vars.color.textMuted,
});

export const error = componentStyle({ fontSize: vars.fontSize.s, color: vars.color.danger });

export const actions = componentStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "center",
  gap: vars.space.l,
  minBlockSize: vars.size.controlM,
  fontSize: vars.fontSize.s,
});
