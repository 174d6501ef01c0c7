import { componentStyle, times, vars } from "@tradehall/ui/css";

export const slot = componentStyle({
  display: "grid",
  aspectRatio: "3",
  // The carousel's own least height is for the tall slot of the first home.
  minBlockSize: times(vars.size.gallery, 0.5),
  inlineSize: "100%",
});
