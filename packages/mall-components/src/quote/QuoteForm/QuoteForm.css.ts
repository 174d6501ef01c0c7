import { componentStyle, media, vars } from "@tradehall/ui/css";

export const lines = componentStyle({ display: "grid" });
export const line = componentStyle({
  border: "none",
  padding: 0,
  margin: 0,
  minInlineSize: 0,
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto minmax(0, 12em)",
  gap: vars.space.l,
  alignItems: "start",
  paddingBlock: vars.space.m,
  borderBlockEnd: `${vars.borderWidth.line} solid ${vars.color.line}`,
  "@media": { [media.narrow]: { gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space.s } },
});
export const next = componentStyle({
  marginInlineStart: vars.space.s,
  color: vars.color.onSuccessSoft,
});
