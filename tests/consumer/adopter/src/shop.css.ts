import { componentStyle, vars } from "@tradehall/ui/css";

/** An adopter's own rule, by the same tokens and in the same layer. */
export const shelf = componentStyle({ padding: vars.space.l, background: vars.color.surface });
