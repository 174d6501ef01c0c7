import { componentStyle, times, vars } from "@tradehall/ui/css";
import * as sale from "../sale-head.css.ts";

export const head = componentStyle([sale.head, { borderRadius: vars.radius.card }]);
export const number = componentStyle({
  display: "inline-grid",
  placeItems: "center",
  flex: "none",
  inlineSize: times(vars.fontSize.s, 1.7),
  blockSize: times(vars.fontSize.s, 1.7),
  background: vars.color.onSale,
  color: vars.color.sale,
  borderRadius: vars.radius.round,
  fontFamily: vars.font.number,
  fontSize: vars.fontSize.xs,
  fontWeight: vars.weight.heavy,
});
