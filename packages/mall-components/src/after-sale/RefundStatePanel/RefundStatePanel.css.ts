import { componentStyle, vars } from "@tradehall/ui/css";

export const panel = componentStyle({ display: "grid", gap: vars.space.s, justifyItems: "start" });

export { acts, sentence, title } from "../../parts/state-panel.css.ts";

export const time = componentStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  gap: vars.space.s,
});

export const consequence = componentStyle({ fontSize: vars.fontSize.s, color: vars.color.textMuted });
