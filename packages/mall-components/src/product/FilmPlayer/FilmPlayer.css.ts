import { componentStyle, focusRing, hover, smooth, vars } from "@tradehall/ui/css";

const whole = { inlineSize: "100%", blockSize: "100%" } as const;

export const stage = componentStyle({ ...whole, position: "relative", overflow: "hidden" });
export const film = componentStyle([
  { ...whole, objectFit: "contain", background: vars.color.surfaceInverse },
  focusRing,
]);
export const play = componentStyle([
  { ...whole, position: "relative", display: "grid", alignItems: "center", overflow: "hidden" },
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
/** Over the film's place, under which nothing can be pressed. */
export const trouble = componentStyle({
  position: "absolute",
  inset: 0,
  display: "grid",
  placeContent: "center",
  justifyItems: "center",
  gap: vars.space.m,
  padding: vars.space.l,
  background: vars.color.surfaceInverse,
  color: vars.color.onSurfaceInverse,
  textAlign: "center",
});
