import { componentStyle, vars } from "@tradehall/ui/css";

export const head = componentStyle({
  display: "flex",
  alignItems: "center",
  paddingInlineStart: vars.space.s,
});
export const tabs = componentStyle({ flex: "1 1 auto", minInlineSize: 0 });
// The line under the tabs goes on under the button.
export const tools = componentStyle({
  display: "flex",
  flex: "none",
  alignItems: "center",
  alignSelf: "stretch",
  paddingInline: vars.space.s,
  borderBlockEnd: `${vars.borderWidth.line} solid ${vars.color.line}`,
});
