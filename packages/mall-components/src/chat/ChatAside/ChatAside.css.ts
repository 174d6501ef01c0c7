import { componentStyle, vars } from "@tradehall/ui/css";

export const frame = componentStyle({
  flex: "1 1 0",
  minBlockSize: 0,
  overflowY: "auto",
  overscrollBehavior: "contain",
});

export const panel = componentStyle({ paddingInline: vars.space.m });
