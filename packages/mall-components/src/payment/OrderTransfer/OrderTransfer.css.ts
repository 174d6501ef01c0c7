import { componentStyle, vars } from "@tradehall/ui/css";
export const title = componentStyle({ fontSize: vars.fontSize.s, fontWeight: vars.weight.strong });
