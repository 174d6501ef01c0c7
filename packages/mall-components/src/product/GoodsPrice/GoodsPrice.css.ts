import { componentStyle, vars } from "@tradehall/ui/css";
import { asLargeAsText } from "../Price/Price.css.ts";

export const member = componentStyle({
  vars: asLargeAsText,
  position: "relative",
  display: "inline-flex",
  // In a narrow column the figure goes below its word, which stays whole.
  flexWrap: "wrap",
  wordBreak: "keep-all",
  alignItems: "baseline",
  columnGap: vars.space.xs,
  paddingInline: vars.space.xs,
  borderRadius: vars.radius.s,
  background: vars.color.warningSoft,
  color: vars.color.onWarningSoft,
  fontSize: vars.fontSize.xs,
  lineHeight: vars.lineHeight.snug,
});
