import { componentGlobalStyle, componentStyle, media, vars } from "@tradehall/ui/css";

export const head = componentStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space.s,
  paddingBlockStart: vars.space.l,
  paddingInline: vars.space.l,
  background: vars.color.surface,
  borderRadius: vars.radius.card,
});
export const row = componentStyle({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  alignItems: "center",
  columnGap: vars.space.l,
  rowGap: vars.space.m,
  "@media": { [media.wide]: { gridTemplateColumns: "auto minmax(0, 1fr) auto" } },
});
export const side = componentStyle({
  gridColumn: "1 / -1",
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: vars.space.l,
  "@media": { [media.wide]: { gridColumn: "auto" } },
});
/** Tabs that have no room scroll in their own line. */
export const tabs = componentStyle({ minInlineSize: 0, maxInlineSize: "100%", overflowX: "auto" });
// All three stand on the narrowest phone, in English too: the open one is never out of sight.
componentGlobalStyle(`${tabs} a`, { "@media": { [media.narrow]: { paddingInline: vars.space.xs } } });
export const logo = componentStyle({
  inlineSize: vars.size.thumbM,
  border: `${vars.borderWidth.line} solid ${vars.color.line}`,
  borderRadius: vars.radius.m,
  overflow: "hidden",
});
export const name = componentStyle({
  fontFamily: vars.font.heading,
  fontSize: vars.fontSize.xl,
  fontWeight: vars.weight.heavy,
  lineHeight: vars.lineHeight.snug,
  overflowWrap: "anywhere",
});
export const foot = componentStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  columnGap: vars.space.xl,
  rowGap: vars.space.s,
  paddingBlockEnd: vars.space.s,
});
