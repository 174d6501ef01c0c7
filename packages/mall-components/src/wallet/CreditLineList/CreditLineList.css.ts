import { componentStyle, vars } from "@tradehall/ui/css";

export const line = componentStyle({
  display: "grid",
  gap: vars.space.m,
  paddingBlock: vars.space.l,
  borderBlockStart: `${vars.borderWidth.line} solid ${vars.color.line}`,
  selectors: { "&:first-child": { borderBlockStart: 0, paddingBlockStart: 0 } },
});
