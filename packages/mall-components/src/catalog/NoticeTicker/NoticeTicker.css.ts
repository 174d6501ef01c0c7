import { componentStyle, ellipsis, focusRing, hover, smooth, vars } from "@tradehall/ui/css";

export const ticker = componentStyle({
  display: "flex",
  alignItems: "center",
  gap: vars.space.s,
  blockSize: vars.size.controlM,
  paddingInline: vars.space.m,
  background: vars.color.surface,
  borderRadius: vars.radius.card,
  fontSize: vars.fontSize.s,
  overflow: "hidden",
});
export const title = componentStyle({ display: "flex", flex: 1, minInlineSize: 0 });
export const words = componentStyle([ellipsis]);
export const button = componentStyle([
  {
    display: "grid",
    placeItems: "center",
    inlineSize: vars.size.controlS,
    blockSize: vars.size.controlS,
    borderRadius: vars.radius.round,
    color: vars.color.textFaint,
  },
  smooth,
  focusRing,
  hover({ color: vars.color.accent }),
]);
