import { componentStyle, times, vars } from "@tradehall/ui/css";

export const page = componentStyle({
  display: "flex",
  flexDirection: "column",
  alignItems: "center",
  justifyContent: "center",
  gap: vars.space.m,
  minBlockSize: times(vars.size.gallery, 1.1),
  padding: vars.space.xl,
  textAlign: "center",
});

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

export const actions = componentStyle({ display: "flex", gap: vars.space.m, marginBlockStart: vars.space.m });
