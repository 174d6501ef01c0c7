import { componentStyle, media, vars } from "@tradehall/ui/css";

export const form = componentStyle({
  display: "flex",
  flexDirection: "column",
  gap: vars.space.l,
  padding: vars.space.l,
  background: vars.color.surface,
  border: `${vars.borderWidth.line} solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  "@media": { [media.wide]: { padding: vars.space.xl } },
});

export const topUp = componentStyle({ fontSize: vars.fontSize.s, color: vars.color.textMuted });

export const foot = componentStyle({
  display: "flex",
  justifyContent: "flex-end",
  "@media": { [media.narrow]: { display: "grid", justifyContent: "stretch" } },
});
