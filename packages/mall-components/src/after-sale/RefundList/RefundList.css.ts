import { componentStyle, media, vars } from "@tradehall/ui/css";

export { body, card, head } from "../../parts/record-card.css.ts";

export const lines = componentStyle({
  display: "grid",
  gap: vars.space.m,
  "@media": { [media.narrow]: { gridColumn: "1 / -1" } },
});

export const note = componentStyle({ fontSize: vars.fontSize.xs, color: vars.color.textFaint });
export const sum = componentStyle({ display: "grid", justifyItems: "start" });
export const state = componentStyle({ display: "inline-flex" });
export const acts = componentStyle({ display: "inline-flex", justifyContent: "flex-end" });
