import { componentStyle, vars } from "@tradehall/ui/css";

export const plan = componentStyle({ display: "grid", gap: vars.space.s, fontSize: vars.fontSize.s });
export const rule = componentStyle({ color: vars.color.textMuted });
