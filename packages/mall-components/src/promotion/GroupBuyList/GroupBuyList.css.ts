import { componentStyle, vars } from "@tradehall/ui/css";
import { mark } from "../sale-card.css.ts";

export const size = componentStyle({
  ...mark,
  insetBlockStart: 0,
  background: vars.color.sale,
  color: vars.color.onSale,
  borderEndEndRadius: vars.radius.m,
});
export const alone = componentStyle({ color: vars.color.textFaint, fontSize: vars.fontSize.xs });
