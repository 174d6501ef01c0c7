import { componentStyle, vars } from "@tradehall/ui/css";

export const form = componentStyle({ display: "grid", gap: vars.space.l });
