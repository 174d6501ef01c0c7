import { componentStyle, vars } from "@tradehall/ui/css";

export const card = componentStyle({
  display: "flex",
  flexDirection: "column",
  gap: vars.space.xs,
  blockSize: "100%",
  padding: vars.space.l,
  paddingBlockEnd: vars.space.s,
  background: vars.color.surface,
  border: `${vars.borderWidth.line} solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  fontSize: vars.fontSize.s,
});

export const who = componentStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  gap: vars.space.s,
});

export const receiver = componentStyle({ fontWeight: vars.weight.strong, overflowWrap: "anywhere" });
export const mobile = componentStyle({ color: vars.color.textMuted, fontVariantNumeric: "tabular-nums" });
export const region = componentStyle({ color: vars.color.textMuted });
export const detail = componentStyle({ lineHeight: vars.lineHeight.snug, overflowWrap: "anywhere" });

export const actions = componentStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "flex-end",
  gap: vars.space.xxs,
  marginBlockStart: "auto",
});
