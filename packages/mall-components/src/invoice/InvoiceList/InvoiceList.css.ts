import { componentStyle, media, vars } from "@tradehall/ui/css";

export { body, card, head } from "../../parts/record-card.css.ts";

export const facts = componentStyle({
  display: "grid",
  gap: vars.space.xs,
  "@media": { [media.narrow]: { gridColumn: "1 / -1" } },
});
export const acts = componentStyle({
  display: "inline-flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "flex-end",
  gap: vars.space.m,
  fontSize: vars.fontSize.s,
  "@media": { [media.narrow]: { gridColumn: "1 / -1" } },
});
