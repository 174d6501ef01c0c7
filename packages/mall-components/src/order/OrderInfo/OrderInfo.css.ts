import { componentStyle, vars } from "@tradehall/ui/css";
export const title = componentStyle({ fontSize: vars.fontSize.m, fontWeight: vars.weight.strong });
