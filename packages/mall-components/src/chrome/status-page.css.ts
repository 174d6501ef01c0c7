/** How pages look that say one thing in the place of what was asked for. */
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
  // No word, and no single character, is alone on a line.
  textWrap: "balance",
  selectors: { "&[data-alone]": { minBlockSize: "100vh" } },
});

export const disc = componentStyle({
  display: "grid",
  placeItems: "center",
  inlineSize: vars.size.thumbL,
  blockSize: vars.size.thumbL,
  borderRadius: vars.radius.round,
  background: vars.color.infoSoft,
  color: vars.color.onInfoSoft,
});

export const actions = componentStyle({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "center",
  gap: vars.space.m,
  marginBlockStart: vars.space.s,
});
