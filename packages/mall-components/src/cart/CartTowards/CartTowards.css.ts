import { componentStyle, media, vars } from "@tradehall/ui/css";

export const bar = componentStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: vars.space.s,
  paddingBlock: vars.space.s,
  paddingInline: vars.space.m,
  border: `${vars.borderWidth.line} solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  background: vars.color.surface,
  fontSize: vars.fontSize.s,
  "@media": { [media.wide]: { paddingInline: vars.space.l } },
});
