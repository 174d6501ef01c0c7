import { componentStyle, media, vars } from "@tradehall/ui/css";

export const frame = componentStyle({
  display: "grid",
  gap: vars.space.l,
  gridTemplateColumns: "minmax(0, 1fr) minmax(0, 2fr)",
  padding: vars.space.l,
  borderBlockEnd: `${vars.borderWidth.line} solid ${vars.color.line}`,
  "@media": { [media.narrow]: { gridTemplateColumns: "minmax(0, 1fr)", padding: vars.space.m } },
});
