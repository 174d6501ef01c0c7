import { style, vars } from "../../css/index.ts";
import { zIndex } from "../../tokens/z-index.ts";

export const tooltip = style({
  zIndex: zIndex.toast,
  maxInlineSize: vars.size.popover,
  padding: `${vars.space.xs} ${vars.space.s}`,
  borderRadius: vars.radius.m,
  background: vars.color.surfaceInverse,
  color: vars.color.onSurfaceInverse,
  fontSize: vars.fontSize.xs,
  lineHeight: vars.lineHeight.snug,
  boxShadow: vars.shadow.middle,
});
