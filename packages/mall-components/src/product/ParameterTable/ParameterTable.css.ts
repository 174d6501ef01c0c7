import { componentStyle, media, vars } from "@tradehall/ui/css";
export const table = componentStyle({ display: "block", inlineSize: "100%", fontSize: vars.fontSize.s });
export const body = componentStyle({
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  borderBlockStart: `${vars.borderWidth.line} solid ${vars.color.line}`,
  borderInlineStart: `${vars.borderWidth.line} solid ${vars.color.line}`,
  "@media": { [media.narrow]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});
export const row = componentStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 3fr) minmax(0, 7fr)",
  borderBlockEnd: `${vars.borderWidth.line} solid ${vars.color.line}`,
  borderInlineEnd: `${vars.borderWidth.line} solid ${vars.color.line}`,
});
export const name = componentStyle({
  padding: vars.space.s,
  background: vars.color.surfaceSunken,
  color: vars.color.textMuted,
  overflowWrap: "anywhere",
});
export const value = componentStyle({ padding: vars.space.s, overflowWrap: "anywhere" });
