import { componentStyle, media, vars } from "@tradehall/ui/css";

export const head = componentStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: vars.space.m,
});

export const row = componentStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  alignItems: "center",
  gap: vars.space.m,
  minBlockSize: vars.size.controlL,
  paddingBlock: vars.space.m,
  borderBlockStart: `${vars.borderWidth.line} solid ${vars.color.line}`,
});

export const facts = componentStyle({
  display: "flex",
  flexWrap: "wrap",
  columnGap: vars.space.l,
  marginBlockStart: vars.space.xs,
  fontSize: vars.fontSize.s,
  fontVariantNumeric: "tabular-nums",
  color: vars.color.textMuted,
  "@media": { [media.narrow]: { flexDirection: "column" } },
});
