import { componentStyle, media, vars } from "@tradehall/ui/css";

export const fields = componentStyle({ display: "flex", flexDirection: "column", gap: vars.space.m });

export const pair = componentStyle({
  display: "grid",
  gap: vars.space.m,
  alignItems: "start",
  "@media": { [media.wide]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
});

export const small = componentStyle({
  fontSize: vars.fontSize.xs,
  color: vars.color.textMuted,
  textAlign: "center",
});
