import { componentStyle, vars } from "@tradehall/ui/css";

export const form = componentStyle({ display: "grid", gap: vars.space.l });
export const foot = componentStyle({ display: "flex", justifyContent: "flex-end" });
export const error = componentStyle({ fontSize: vars.fontSize.s, color: vars.color.danger });
