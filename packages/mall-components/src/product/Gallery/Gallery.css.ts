import { componentStyle, focusRing, hover, media, selected, smooth, times, vars } from "@tradehall/ui/css";
import { zIndex } from "@tradehall/ui/tokens";

export const gallery = componentStyle({
  display: "grid",
  gap: vars.space.s,
  inlineSize: "100%",
  maxInlineSize: vars.size.gallery,
  "@media": { [media.narrow]: { maxInlineSize: "none" } },
});

export const main = componentStyle({
  position: "relative",
  aspectRatio: "1",
  background: vars.color.surface,
  border: `${vars.borderWidth.line} solid ${vars.color.line}`,
  borderRadius: vars.radius.m,
  touchAction: "pan-y pinch-zoom",
  "@media": { [media.canHover]: { cursor: "crosshair" } },
});

/** The whole picture can be pressed; its sign is in a corner. */
export const open = componentStyle([
  {
    position: "absolute",
    inset: 0,
    display: "flex",
    alignItems: "end",
    justifyContent: "start",
    padding: vars.space.s,
    borderRadius: vars.radius.m,
    color: vars.color.textMuted,
    cursor: "inherit",
  },
  focusRing,
]);
export const position = componentStyle({
  position: "absolute",
  insetBlockEnd: vars.space.s,
  insetInlineEnd: vars.space.s,
  display: "none",
  paddingInline: vars.space.s,
  borderRadius: vars.radius.round,
  background: vars.color.overlay,
  color: vars.color.onSurfaceInverse,
  fontSize: vars.fontSize.xs,
  "@media": { [media.narrow]: { display: "block" } },
});

export const lens = componentStyle({
  position: "absolute",
  insetBlockStart: 0,
  insetInlineStart: `calc(100% + ${vars.space.m})`,
  zIndex: zIndex.popover,
  display: "none",
  inlineSize: vars.size.gallery,
  aspectRatio: "1",
  overflow: "hidden",
  background: vars.color.surface,
  border: `${vars.borderWidth.line} solid ${vars.color.lineStrong}`,
  boxShadow: vars.shadow.middle,
  pointerEvents: "none",
  "@media": { [`${media.desktop} and (hover: hover) and (pointer: fine)`]: { display: "block" } },
});
export const lensImage = componentStyle({
  inlineSize: "200%",
  maxInlineSize: "none",
  blockSize: "200%",
  objectFit: "contain",
});

export const strip = componentStyle({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr) auto",
  alignItems: "center",
  gap: vars.space.xs,
});
export const turn = componentStyle([
  {
    display: "grid",
    placeItems: "center",
    inlineSize: vars.size.controlS,
    blockSize: vars.size.thumbS,
    color: vars.color.textMuted,
    borderRadius: vars.radius.m,
  },
  smooth,
  focusRing,
  hover({ background: vars.color.surfaceSunken, color: vars.color.text }),
]);
export const thumbs = componentStyle({
  display: "flex",
  gap: vars.space.s,
  padding: vars.space.xs,
  overflowX: "auto",
  scrollbarWidth: "none",
});
export const thumbItem = componentStyle({ flex: "none", inlineSize: times(vars.size.thumbM, 0.86) });
export const thumb = componentStyle([
  {
    position: "relative",
    display: "block",
    inlineSize: "100%",
    border: `${vars.borderWidth.strong} solid ${vars.color.line}`,
    borderRadius: vars.radius.m,
    overflow: "hidden",
  },
  smooth,
  focusRing,
  hover({ borderColor: vars.color.accent }),
  selected({ borderColor: vars.color.accent }),
]);
/** How long the film is, over the foot of its small picture. */
export const length = componentStyle({
  position: "absolute",
  insetBlockEnd: 0,
  insetInline: 0,
  display: "flex",
  alignItems: "center",
  justifyContent: "center",
  gap: vars.space.xs,
  background: vars.color.overlay,
  color: vars.color.onSurfaceInverse,
  fontSize: vars.fontSize.xs,
  // A sign of playing, drawn here: its icon would weigh on every product's page.
  selectors: {
    "&::before": {
      content: "''",
      inlineSize: vars.space.s,
      blockSize: vars.space.s,
      background: "currentColor",
      clipPath: "polygon(0 0, 100% 50%, 0 100%)",
    },
  },
});
