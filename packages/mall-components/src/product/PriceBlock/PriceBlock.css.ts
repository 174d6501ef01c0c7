import { componentGlobalStyle, componentStyle, media, times, vars } from "@tradehall/ui/css";

export const block = componentStyle({
  overflow: "hidden",
  background: vars.color.saleSoft,
  borderRadius: vars.radius.m,
  fontSize: vars.fontSize.s,
});
export const activity = componentStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: vars.space.s,
  minBlockSize: vars.size.controlL,
  paddingBlock: vars.space.xs,
  paddingInline: vars.space.l,
  background: vars.color.sale,
  color: vars.color.onSale,
});
export const body = componentStyle({
  display: "flex",
  alignItems: "flex-start",
  paddingBlock: vars.space.m,
  paddingInline: vars.space.l,
  gap: vars.space.l,
  "@media": { [media.narrow]: { padding: vars.space.m } },
});
export const row = componentStyle({
  display: "grid",
  gridTemplateColumns: "var(--mall-detail-label, 5em) minmax(0, 1fr)",
  alignItems: "baseline",
  gap: vars.space.s,
});
export const label = componentStyle({ color: vars.color.textMuted });
export const members = componentStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  columnGap: vars.space.s,
  color: vars.color.onWarningSoft,
});
export const promotion = componentStyle({
  display: "flex",
  alignItems: "baseline",
  gap: vars.space.s,
  // Beside its tag there is no column left: the words flow on under it.
  "@media": { [media.narrow]: { display: "block" } },
});
componentGlobalStyle(`${promotion} > :first-child`, {
  "@media": { [media.narrow]: { marginInlineEnd: vars.space.s } },
});
export const counts = componentStyle({
  display: "grid",
  gap: vars.space.s,
  flex: "none",
  minInlineSize: times(vars.size.thumbL, 0.9),
  paddingInlineStart: vars.space.l,
  borderInlineStart: `${vars.borderWidth.line} solid ${vars.color.line}`,
  textAlign: "center",
  "@media": { [media.narrow]: { display: "none" } },
});
