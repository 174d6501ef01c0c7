import { componentStyle, focusRing, vars } from "@tradehall/ui/css";
import * as sale from "../sale-head.css.ts";

export const head = componentStyle([sale.head, { borderRadius: vars.radius.card }]);
export const score = componentStyle({
  fontFamily: vars.font.number,
  fontSize: vars.fontSize.xxl,
  fontWeight: vars.weight.heavy,
  fontVariantNumeric: "tabular-nums",
  lineHeight: vars.lineHeight.tight,
  overflowWrap: "anywhere",
});
export const ledger = componentStyle([
  {
    color: "inherit",
    fontSize: vars.fontSize.s,
    textDecoration: "underline",
    borderRadius: vars.radius.s,
    // A finger needs more than the words.
    paddingBlock: vars.space.xs,
  },
  focusRing,
]);
