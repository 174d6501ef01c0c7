import { componentStyle, media, vars } from "@tradehall/ui/css";

export { body, card, head } from "../../parts/record-card.css.ts";

export const facts = componentStyle({
  display: "grid",
  gap: vars.space.xs,
  "@media": { [media.narrow]: { gridColumn: "1 / -1" } },
});

export const title = componentStyle({ fontWeight: vars.weight.strong, overflowWrap: "anywhere" });
export const note = componentStyle({ fontSize: vars.fontSize.xs, color: vars.color.textMuted });
export const state = componentStyle({ display: "inline-flex" });
export const acts = componentStyle({
  display: "inline-flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "flex-end",
  gap: vars.space.m,
  fontSize: vars.fontSize.s,
  "@media": { [media.narrow]: { gridColumn: "1 / -1" } },
});
