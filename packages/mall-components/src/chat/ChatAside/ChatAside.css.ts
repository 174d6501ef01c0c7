import { componentStyle, vars } from "@tradehall/ui/css";

export const frame = componentStyle({
  flex: "1 1 0",
  minBlockSize: 0,
  // Its tabs end where the head of the conversation beside it ends.
  paddingBlockStart: vars.space.l,
  overflowY: "auto",
  overscrollBehavior: "contain",
});

export const panel = componentStyle({ paddingInline: vars.space.m });
