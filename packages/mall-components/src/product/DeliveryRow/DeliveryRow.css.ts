import { componentStyle, vars } from "@tradehall/ui/css";

export const row = componentStyle({
  display: "grid",
  gridTemplateColumns: "var(--mall-detail-label, 5em) minmax(0, 1fr)",
  alignItems: "baseline",
  gap: vars.space.s,
});
export const label = componentStyle({ color: vars.color.textMuted });
export const promise = componentStyle({ flexBasis: "100%", color: vars.color.textMuted });
