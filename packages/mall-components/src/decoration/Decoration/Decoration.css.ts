import { componentStyle, vars } from "@tradehall/ui/css";

export const blocks = componentStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space.xl,
});
/** A block that has nothing to show takes no room. */
export const block = componentStyle({ minInlineSize: 0, selectors: { "&:empty": { display: "none" } } });
