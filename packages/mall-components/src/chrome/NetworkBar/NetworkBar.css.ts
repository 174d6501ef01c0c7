import { componentStyle, vars } from "@tradehall/ui/css";
import { zIndex } from "@tradehall/ui/tokens";

// Over the page instead of in it: its coming and going moves nothing.
export const bar = componentStyle({
  position: "fixed",
  insetInline: 0,
  insetBlockStart: 0,
  zIndex: zIndex.toast,
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "center",
  gap: vars.space.m,
  paddingBlock: vars.space.s,
  paddingInline: vars.space.l,
  background: vars.color.warningSoft,
  color: vars.color.onWarningSoft,
  fontSize: vars.fontSize.s,
  boxShadow: vars.shadow.middle,
});
