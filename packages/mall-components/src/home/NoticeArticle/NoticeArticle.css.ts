import { componentStyle, media, times, vars } from "@tradehall/ui/css";
export const head = componentStyle({
  display: "grid",
  justifyItems: "center",
  gap: vars.space.s,
  paddingBlockEnd: vars.space.l,
  borderBlockEnd: `${vars.borderWidth.line} solid ${vars.color.line}`,
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
export const neighbour = componentStyle({
  display: "flex",
  alignItems: "baseline",
  gap: vars.space.m,
  minBlockSize: vars.space.xl,
});
