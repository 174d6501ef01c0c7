import { componentStyle, media, times, vars } from "@tradehall/ui/css";

export const article = componentStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space.xl,
});
export const head = componentStyle({
  display: "grid",
  justifyItems: "center",
  gap: vars.space.s,
  paddingBlockEnd: vars.space.l,
  borderBlockEnd: `${vars.borderWidth.line} solid ${vars.color.line}`,
});
export const facts = componentStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "center",
  columnGap: vars.space.l,
  rowGap: vars.space.xs,
  fontSize: vars.fontSize.s,
  color: vars.color.textMuted,
  fontVariantNumeric: "tabular-nums",
});
export const text = componentStyle({
  inlineSize: "100%",
  // Lines of a length that the eye finds back from, tables included.
  maxInlineSize: times(vars.size.measure, 1.4),
  marginInline: "auto",
  "@media": { [media.print]: { maxInlineSize: "none" } },
});
export const foot = componentStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "end",
  justifyContent: "space-between",
  gap: vars.space.l,
  paddingBlockStart: vars.space.l,
  borderBlockStart: `${vars.borderWidth.line} solid ${vars.color.line}`,
  fontSize: vars.fontSize.s,
});
export const neighbours = componentStyle({ display: "grid", gap: vars.space.s, minInlineSize: 0 });
export const neighbour = componentStyle({
  display: "flex",
  alignItems: "baseline",
  gap: vars.space.m,
  minBlockSize: vars.space.xl,
});
export const which = componentStyle({ flex: "none", color: vars.color.textMuted });
