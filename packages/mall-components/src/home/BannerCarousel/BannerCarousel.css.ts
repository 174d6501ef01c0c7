import {
  componentRecipe,
  componentStyle,
  focusRing,
  hover,
  media,
  selected,
  smooth,
  times,
  vars,
} from "@tradehall/ui/css";

export const carousel = componentStyle({
  position: "relative",
  blockSize: "100%",
  minBlockSize: times(vars.size.gallery, 0.85),
  overflow: "hidden",
  borderRadius: vars.radius.card,
  background: vars.color.skeleton,
  "@media": { [media.narrow]: { minBlockSize: times(vars.size.gallery, 0.5) } },
});
export const track = componentStyle({
  position: "absolute",
  inset: 0,
  display: "flex",
  overflowX: "auto",
  overscrollBehaviorX: "contain",
  scrollSnapType: "x mandatory",
  scrollbarWidth: "none",
});
export const item = componentStyle({
  flex: "0 0 100%",
  minInlineSize: 0,
  scrollSnapAlign: "start",
  scrollSnapStop: "always",
});

export const arrow = componentRecipe({
  base: [
    {
      position: "absolute",
      insetBlockStart: `calc(50% - ${vars.size.controlL} / 2)`,
      display: "grid",
      placeItems: "center",
      inlineSize: vars.size.controlM,
      blockSize: vars.size.controlL,
      background: vars.color.overlay,
      color: vars.color.onSurfaceInverse,
      opacity: 0.6,
      "@media": { [media.narrow]: { display: "none" } },
    },
    smooth,
    focusRing,
    hover({ opacity: 1 }),
  ],
  variants: {
    side: {
      start: { insetInlineStart: 0, borderStartEndRadius: vars.radius.m, borderEndEndRadius: vars.radius.m },
      end: { insetInlineEnd: 0, borderStartStartRadius: vars.radius.m, borderEndStartRadius: vars.radius.m },
    },
  },
});
export const foot = componentStyle({
  position: "absolute",
  insetBlockEnd: vars.space.s,
  insetInline: 0,
  display: "flex",
  alignItems: "center",
  justifyContent: "center",
  gap: vars.space.xs,
});
export const pause = componentStyle([
  {
    display: "grid",
    placeItems: "center",
    inlineSize: vars.size.controlS,
    blockSize: vars.size.controlS,
    borderRadius: vars.radius.round,
    background: vars.color.overlay,
    color: vars.color.onSurfaceInverse,
  },
  focusRing,
]);
// A dot is small for the eye and a full target for the finger.
export const dot = componentStyle([
  {
    display: "grid",
    placeItems: "center",
    inlineSize: vars.size.controlS,
    blockSize: vars.size.controlS,
    color: vars.color.surface,
    selectors: {
      "&::before": {
        content: "''",
        inlineSize: vars.space.s,
        blockSize: vars.space.s,
        borderRadius: vars.radius.round,
        background: "currentColor",
        boxShadow: `0 0 0 ${vars.borderWidth.line} ${vars.color.overlay}`,
        opacity: 0.65,
      },
      "&[aria-current]::before": { inlineSize: vars.space.xl, opacity: 1 },
    },
  },
  focusRing,
  selected({ color: vars.color.signal }),
]);
