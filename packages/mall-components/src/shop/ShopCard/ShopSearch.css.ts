import { componentStyle, focusRingInside, hover, vars } from "@tradehall/ui/css";

export const search = componentStyle({
  display: "inline-flex",
  blockSize: vars.size.controlS,
  border: `${vars.borderWidth.line} solid ${vars.color.control}`,
  borderRadius: `min(${vars.radius.control}, ${vars.radius.l})`,
  overflow: "hidden",
});
export const input = componentStyle([
  {
    flexGrow: 1,
    inlineSize: "11em",
    minInlineSize: 0,
    border: 0,
    paddingInline: vars.space.s,
    background: vars.color.surface,
    color: vars.color.text,
    fontSize: vars.fontSize.s,
  },
  focusRingInside,
]);
export const button = componentStyle([
  {
    display: "grid",
    placeItems: "center",
    aspectRatio: "1",
    background: vars.color.surfaceSunken,
    color: vars.color.textMuted,
  },
  focusRingInside,
  hover({ color: vars.color.accent }),
]);
