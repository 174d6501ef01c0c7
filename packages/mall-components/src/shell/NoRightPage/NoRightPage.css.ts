import { componentStyle, times, vars } from "@tradehall/ui/css";

export const page = componentStyle({
  display: "flex",
  flexDirection: "column",
  alignItems: "center",
  justifyContent: "center",
  gap: vars.space.m,
  minBlockSize: times(vars.size.gallery, 1.1),
  padding: vars.space.xl,
  textAlign: "center",
  textWrap: "balance",
});

export const disc = componentStyle({
  display: "grid",
  placeItems: "center",
  inlineSize: vars.size.thumbL,
  blockSize: vars.size.thumbL,
  borderRadius: vars.radius.round,
  background: vars.color.infoSoft,
  color: vars.color.onInfoSoft,
});

export const card = componentStyle({
  display: "grid",
  gap: vars.space.s,
  maxInlineSize: "100%",
  padding: vars.space.l,
  border: `${vars.borderWidth.line} solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  background: vars.color.surface,
  textAlign: "start",
  overflowWrap: "anywhere",
});

export const actions = componentStyle({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "center",
  gap: vars.space.m,
  marginBlockStart: vars.space.s,
});
