import { style, vars } from "../../css/index.ts";

export const area = style({
  resize: "vertical",
  paddingBlock: vars.space.s,
  lineHeight: vars.lineHeight.text,
});
