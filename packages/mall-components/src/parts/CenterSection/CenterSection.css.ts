import { componentStyle, vars } from "@tradehall/ui/css";

export const empty = componentStyle({ color: vars.color.textMuted, fontSize: vars.fontSize.s });
