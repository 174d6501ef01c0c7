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
  selectors: { "&[data-alone]": { minBlockSize: "100vh" } },
});

export const disc = componentStyle({
  display: "grid",
  placeItems: "center",
  inlineSize: vars.size.thumbL,
  blockSize: vars.size.thumbL,
  borderRadius: vars.radius.round,
  background: vars.color.warningSoft,
  color: vars.color.onWarningSoft,
});

// The number and what copies it stay on one line.
export const number = componentStyle({
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space.xs,
  minInlineSize: 0,
  overflowWrap: "anywhere",
});

export const actions = componentStyle({ display: "flex", gap: vars.space.m, marginBlockStart: vars.space.m });
