import { componentStyle, media, vars } from "@tradehall/ui/css";

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

export const grid = componentStyle({
  display: "grid",
  gap: vars.space.m,
  gridTemplateColumns: "minmax(0, 1fr)",
  "@media": {
    [media.wide]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
    [media.roomy]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" },
  },
});

export const placeholder = componentStyle({
  padding: vars.space.l,
  background: vars.color.surface,
  border: `${vars.borderWidth.line} solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
});
