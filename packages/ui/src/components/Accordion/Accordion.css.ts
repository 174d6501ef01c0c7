import { style, vars } from "../../css/index.ts";

const line = `${vars.borderWidth.line} solid ${vars.color.line}`;

export const accordion = style({ borderBlock: line, minInlineSize: 0 });

export const item = style({
  paddingInline: vars.space.xs,
  overflowWrap: "anywhere",
  selectors: { "& + &": { borderBlockStart: line } },
});

/** A heading looks like the line that it is in. */
export const title = style({ font: "inherit" });
