import { componentStyle, times, vars } from "@tradehall/ui/css";

export const code = componentStyle({
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space.s,
  fontFamily: vars.font.number,
  fontSize: times(vars.fontSize.display, 3),
  fontWeight: vars.weight.heavy,
  lineHeight: vars.lineHeight.tight,
  color: vars.color.lineStrong,
});

export const disc = componentStyle({
  display: "grid",
  placeItems: "center",
  inlineSize: vars.size.thumbM,
  blockSize: vars.size.thumbM,
  borderRadius: vars.radius.round,
  background: vars.color.signal,
  color: vars.color.onSignal,
});
