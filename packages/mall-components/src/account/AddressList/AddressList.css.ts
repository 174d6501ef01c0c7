import { componentStyle, vars } from "@tradehall/ui/css";

export const section = componentStyle({ display: "flex", flexDirection: "column", gap: vars.space.l });

export const head = componentStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: vars.space.m,
});

export const note = componentStyle({
  fontSize: vars.fontSize.xs,
  color: vars.color.textMuted,
  selectors: { "&[data-full]": { color: vars.color.warning } },
});
