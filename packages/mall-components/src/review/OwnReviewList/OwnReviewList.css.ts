import { componentStyle, media, vars } from "@tradehall/ui/css";

export const row = componentStyle({
  display: "grid",
  gap: vars.space.m,
  padding: vars.space.l,
  borderBlockEnd: `${vars.borderWidth.line} solid ${vars.color.line}`,
  "@media": { [media.narrow]: { padding: vars.space.m } },
});

export const from = componentStyle({ fontSize: vars.fontSize.xs, color: vars.color.textFaint });

export const acts = componentStyle({ display: "flex", gap: vars.space.s, marginInlineStart: "auto" });
