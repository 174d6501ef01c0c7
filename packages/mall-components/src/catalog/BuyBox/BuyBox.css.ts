import { componentStyle, media, times, vars } from "@tradehall/ui/css";

export const box = componentStyle({ display: "grid", gap: vars.space.l, fontSize: vars.fontSize.s });

export const row = componentStyle({
  display: "grid",
  gridTemplateColumns: "var(--mall-detail-label, 5em) minmax(0, 1fr)",
  alignItems: "start",
  gap: vars.space.s,
});
export const label = componentStyle({
  paddingBlockStart: times(vars.space.s, 0.9),
  color: vars.color.textMuted,
});
export const quantity = componentStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: vars.space.m,
  rowGap: vars.space.xs,
  minBlockSize: vars.size.controlM,
});
export const unit = componentStyle({ color: vars.color.textMuted });
export const rules = componentStyle({
  paddingInline: vars.space.s,
  background: vars.color.accentSoft,
  color: vars.color.onAccentSoft,
  borderRadius: vars.radius.s,
  fontSize: vars.fontSize.xs,
});

export const end = componentStyle({ display: "grid", gap: vars.space.s });
export const missing = componentStyle({
  color: vars.color.danger,
  selectors: { "&:empty": { display: "none" } },
});
export const buttons = componentStyle({
  display: "flex",
  flexWrap: "wrap",
  gap: vars.space.m,
  "@media": { [media.narrow]: { gap: vars.space.s } },
});
