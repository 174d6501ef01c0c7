import { componentStyle, vars } from "@tradehall/ui/css";

export const row = componentStyle({
  flex: "none",
  display: "flex",
  gap: vars.space.s,
  // The room of a focus ring, which a scrolling row would cut.
  paddingBlock: vars.space.s,
  paddingInline: vars.space.l,
  overflowX: "auto",
  scrollbarWidth: "none",
  whiteSpace: "nowrap",
  background: vars.color.surface,
  borderBlockStart: `${vars.borderWidth.line} solid ${vars.color.line}`,
});
