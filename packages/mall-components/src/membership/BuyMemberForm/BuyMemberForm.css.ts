import { componentStyle, vars } from "@tradehall/ui/css";

export const note = componentStyle({ color: vars.color.textMuted, fontSize: vars.fontSize.s });
