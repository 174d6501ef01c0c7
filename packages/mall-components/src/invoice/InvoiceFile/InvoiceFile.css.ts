import { componentStyle, vars } from "@tradehall/ui/css";

export const file = componentStyle({ minInlineSize: 0 });
/** A sheet of A4, whole where the window is high enough. */
export const frame = componentStyle({
  inlineSize: "100%",
  aspectRatio: "210 / 297",
  maxBlockSize: "90vh",
  border: `${vars.borderWidth.line} solid ${vars.color.line}`,
  background: vars.color.surfaceSunken,
});
