import { componentStyle, vars } from "@tradehall/ui/css";

export const terms = componentStyle({ display: "grid", gap: vars.space.xs });
export const error = componentStyle({ color: vars.color.danger, fontSize: vars.fontSize.s });
