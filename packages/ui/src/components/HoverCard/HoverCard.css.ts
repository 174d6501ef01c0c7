import { style, vars } from "../../css/index.ts";
import { zIndex } from "../../tokens/z-index.ts";

export const card = style({
  zIndex: zIndex.popover,
  maxInlineSize: `min(${vars.size.popover}, 100vw)`,
  padding: vars.space.m,
  background: vars.color.surfaceRaised,
  color: vars.color.text,
  border: `${vars.borderWidth.line} solid ${vars.color.line}`,
  borderRadius: vars.radius.l,
  boxShadow: vars.shadow.middle,
  fontSize: vars.fontSize.s,
  overflowWrap: "anywhere",
});
