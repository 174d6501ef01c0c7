import { componentStyle, focusRing, hover, smooth, vars } from "@tradehall/ui/css";

export const stage = componentStyle({
  aspectRatio: "3",
  minBlockSize: vars.size.illustration,
  overflow: "hidden",
  background: vars.color.surfaceInverse,
  borderRadius: vars.radius.card,
});
export const film = componentStyle([{ inlineSize: "100%", blockSize: "100%" }, focusRing]);
export const play = componentStyle([
  {
    position: "relative",
    display: "grid",
    alignItems: "center",
    inlineSize: "100%",
    blockSize: "100%",
    overflow: "hidden",
  },
  smooth,
  focusRing,
  hover({ opacity: 0.92 }),
]);
export const disc = componentStyle({
  position: "absolute",
  inset: 0,
  margin: "auto",
  display: "grid",
  placeItems: "center",
  inlineSize: vars.size.thumbM,
  blockSize: vars.size.thumbM,
  borderRadius: vars.radius.round,
  background: vars.color.overlay,
  color: vars.color.onSurfaceInverse,
});
