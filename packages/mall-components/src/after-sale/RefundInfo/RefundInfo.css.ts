import { componentStyle, vars } from "@tradehall/ui/css";
export const title = componentStyle({ fontSize: vars.fontSize.l, fontWeight: vars.weight.strong });
