import { componentStyle, media, vars } from "@tradehall/ui/css";

export const head = componentStyle({
  display: "grid",
  gap: vars.space.l,
  "@media": { [media.wide]: { gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)", alignItems: "center" } },
});

export const person = componentStyle({
  display: "flex",
  alignItems: "center",
  gap: vars.space.l,
  minInlineSize: 0,
});

export const words = componentStyle({
  display: "flex",
  flexDirection: "column",
  gap: vars.space.xs,
  minInlineSize: 0,
});

export const tags = componentStyle({ display: "flex", flexWrap: "wrap", gap: vars.space.xs });

export const company = componentStyle({
  fontSize: vars.fontSize.s,
  color: vars.color.textMuted,
  overflowWrap: "anywhere",
});

export const figures = componentStyle({ minInlineSize: 0 });
