import { componentStyle, focusRing, vars } from "@tradehall/ui/css";
export const picture = componentStyle([
  {
    display: "grid",
    gap: vars.space.xs,
    justifyItems: "center",
    fontSize: vars.fontSize.s,
    color: vars.color.textMuted,
    cursor: "zoom-in",
  },
  focusRing,
]);
export const image = componentStyle({
  inlineSize: vars.size.thumbL,
  blockSize: vars.size.thumbL,
  objectFit: "cover",
  border: `${vars.borderWidth.line} solid ${vars.color.line}`,
  borderRadius: vars.radius.m,
  background: vars.color.surfaceSunken,
});
