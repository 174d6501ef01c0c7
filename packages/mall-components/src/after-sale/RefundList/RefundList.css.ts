import { componentStyle, media, vars } from "@tradehall/ui/css";

export { acts, body, card, head } from "../../parts/record-card.css.ts";

export const lines = componentStyle({
  display: "grid",
  gap: vars.space.m,
  "@media": { [media.narrow]: { gridColumn: "1 / -1" } },
});
