import { componentStyle, media, vars } from "@tradehall/ui/css";

export const block = componentStyle({
  display: "grid",
  gap: vars.space.xs,
  paddingBlock: vars.space.s,
  paddingInline: vars.space.m,
  border: `${vars.borderWidth.line} solid ${vars.color.line}`,
  borderRadius: vars.radius.m,
  fontSize: vars.fontSize.s,
});
export const title = componentStyle({ fontSize: vars.fontSize.s, fontWeight: vars.weight.strong });
export const row = componentStyle({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr) auto auto",
  alignItems: "center",
  gap: vars.space.s,
  paddingBlock: vars.space.xs,
  selectors: { "& + &": { borderBlockStart: `${vars.borderWidth.line} solid ${vars.color.line}` } },
});
export const facts = componentStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "flex-end",
  columnGap: vars.space.m,
  color: vars.color.textMuted,
  fontSize: vars.fontSize.xs,
  textAlign: "end",
  "@media": { [media.narrow]: { flexDirection: "column", alignItems: "flex-end" } },
});
