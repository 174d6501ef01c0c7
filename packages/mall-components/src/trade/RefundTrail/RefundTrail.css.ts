import { componentStyle, vars } from "@tradehall/ui/css";

export const trail = componentStyle({ display: "grid", gap: vars.space.m });

export const title = componentStyle({ fontSize: vars.fontSize.l, fontWeight: vars.weight.strong });

export const facts = componentStyle({ display: "grid", gap: vars.space.xxs, overflowWrap: "anywhere" });

export const pictures = componentStyle({ display: "flex", flexWrap: "wrap", gap: vars.space.s });
