import { componentStyle, vars } from "@tradehall/ui/css";

export const stage = componentStyle({
  // Said, so that the least height makes it no wider than its place.
  inlineSize: "100%",
  aspectRatio: "3",
  minBlockSize: vars.size.illustration,
  overflow: "hidden",
  background: vars.color.surfaceInverse,
  borderRadius: vars.radius.card,
});
