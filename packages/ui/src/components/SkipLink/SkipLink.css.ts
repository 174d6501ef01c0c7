import { focusRing, style, vars, visuallyHidden } from "../../css/index.ts";
import { zIndex } from "../../tokens/z-index.ts";

export const skip = style([
  {
    position: "fixed",
    insetBlockStart: vars.space.s,
    insetInlineStart: vars.space.s,
    zIndex: zIndex.toast,
    paddingInline: vars.space.l,
    paddingBlock: vars.space.s,
    borderRadius: vars.radius.m,
    background: vars.color.surfaceRaised,
    color: vars.color.link,
    boxShadow: vars.shadow.middle,
    selectors: { "&:not(:focus)": visuallyHidden },
  },
  focusRing,
]);
