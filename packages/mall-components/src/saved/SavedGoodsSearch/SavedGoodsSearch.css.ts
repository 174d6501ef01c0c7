import { componentStyle, media, vars } from "@tradehall/ui/css";

export const place = componentStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: vars.space.s,
  paddingInline: vars.space.l,
  paddingBlock: vars.space.m,
  "@media": { [media.narrow]: { paddingInline: vars.space.m } },
});
