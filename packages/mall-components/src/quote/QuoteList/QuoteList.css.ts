import { componentStyle, media, vars } from "@tradehall/ui/css";

export { acts, body, card, head } from "../../parts/record-card.css.ts";

export const goods = componentStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: vars.space.m,
  minInlineSize: 0,
  "@media": { [media.narrow]: { gridColumn: "1 / -1" } },
});
export const picture = componentStyle({ display: "block", inlineSize: vars.size.thumbS });
export const names = componentStyle({
  display: "grid",
  flex: "1 1 12em",
  gap: vars.space.xxs,
  minInlineSize: 0,
  overflowWrap: "anywhere",
});
