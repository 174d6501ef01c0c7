import { componentStyle, focusRingInside, hover, times, vars } from "@tradehall/ui/css";

export const panel = componentStyle({
  display: "grid",
  gap: vars.space.m,
  maxBlockSize: times(vars.size.controlM, 6),
  padding: vars.space.m,
  overflowY: "auto",
  overscrollBehavior: "contain",
  background: vars.color.surface,
});

export const group = componentStyle({
  display: "grid",
  gap: vars.space.xs,
  minInlineSize: 0,
  padding: 0,
  border: 0,
});

export const grid = componentStyle({
  display: "grid",
  gridTemplateColumns: `repeat(auto-fill, minmax(${vars.size.controlM}, 1fr))`,
});

export const emoji = componentStyle([
  {
    blockSize: vars.size.controlM,
    padding: 0,
    fontSize: vars.fontSize.xxl,
    lineHeight: vars.lineHeight.tight,
    background: "transparent",
    border: 0,
    borderRadius: vars.radius.l,
    cursor: "pointer",
  },
  focusRingInside,
  hover({ background: vars.color.surfaceSunken }),
]);
