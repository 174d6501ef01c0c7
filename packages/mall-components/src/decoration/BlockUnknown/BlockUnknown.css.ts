import { componentStyle, vars } from "@tradehall/ui/css";

export const mark = componentStyle({
  display: "flex",
  alignItems: "center",
  justifyContent: "center",
  gap: vars.space.s,
  padding: vars.space.xl,
  border: `${vars.borderWidth.strong} dashed ${vars.color.lineStrong}`,
  borderRadius: vars.radius.card,
  background: vars.color.surfaceSunken,
  color: vars.color.textMuted,
  fontSize: vars.fontSize.s,
  overflowWrap: "anywhere",
});
