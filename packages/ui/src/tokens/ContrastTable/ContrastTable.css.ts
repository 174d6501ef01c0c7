import { style, styleVariants, vars } from "../../css/index.ts";

const sample = style({
  display: "inline-grid",
  placeItems: "center",
  minInlineSize: vars.size.controlL,
  paddingInline: vars.space.s,
  minBlockSize: vars.size.controlM,
  border: `${vars.borderWidth.line} solid ${vars.color.line}`,
  borderRadius: vars.radius.m,
  fontWeight: vars.weight.strong,
});
export const ground = styleVariants(vars.color, (background) => [sample, { background }]);
export const ink = styleVariants(vars.color, (color) => ({ color }));
/** What is no text, an outline or a star, needs less: it is shown as a block. */
const block = style({ inlineSize: vars.space.l, blockSize: vars.space.l, borderRadius: vars.radius.s });
export const shape = styleVariants(vars.color, (background) => [block, { background }]);
