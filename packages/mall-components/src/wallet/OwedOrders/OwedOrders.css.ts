import { componentStyle, media, vars } from "@tradehall/ui/css";

export const row = componentStyle({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr) auto",
  alignItems: "center",
  columnGap: vars.space.m,
  rowGap: vars.space.xs,
  paddingBlock: vars.space.m,
  borderBlockEnd: `${vars.borderWidth.line} solid ${vars.color.line}`,
  "@media": { [media.narrow]: { gridTemplateColumns: "auto minmax(0, 1fr)" } },
});

export const facts = componentStyle({
  display: "flex",
  flexWrap: "wrap",
  columnGap: vars.space.l,
  marginBlockStart: vars.space.xs,
  fontSize: vars.fontSize.s,
  color: vars.color.textMuted,
});

export const owed = componentStyle({
  fontWeight: vars.weight.strong,
  fontVariantNumeric: "tabular-nums",
  whiteSpace: "nowrap",
  "@media": { [media.narrow]: { gridColumn: "2" } },
});

export const foot = componentStyle({
  display: "flex",
  justifyContent: "flex-end",
  paddingBlockStart: vars.space.m,
});
