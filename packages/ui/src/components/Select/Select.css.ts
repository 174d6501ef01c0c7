import { style, vars } from "../../css/index.ts";

export const select = style({
  appearance: "none",
  cursor: "pointer",
  // The arrow lies over the end of the control, so that a press on it opens the list.
  paddingInlineEnd: `calc(${vars.size.iconS} + ${vars.space.s})`,
  marginInlineEnd: `calc((${vars.size.iconS} + ${vars.space.s}) * -1)`,
});

export const arrow = style({
  display: "inline-flex",
  flex: "none",
  pointerEvents: "none",
  color: vars.color.textMuted,
});

export const option = style({ color: vars.color.text, background: vars.color.surface });
