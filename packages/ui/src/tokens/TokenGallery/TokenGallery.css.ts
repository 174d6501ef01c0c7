import { style, styleVariants, vars } from "../../css/index.ts";

const swatchBase = style({
  blockSize: vars.size.thumbS,
  border: `${vars.borderWidth.line} solid ${vars.color.line}`,
  borderRadius: vars.radius.m,
});

export const color = styleVariants(vars.color, (background) => [swatchBase, { background }]);
export const shadow = styleVariants(vars.shadow, (boxShadow) => [
  swatchBase,
  { boxShadow, background: vars.color.surface },
]);
export const radius = styleVariants(vars.radius, (borderRadius) => [
  swatchBase,
  { borderRadius, background: vars.color.accentSoft },
]);
export const space = styleVariants(vars.space, (inlineSize) => ({
  inlineSize,
  blockSize: vars.space.l,
  background: vars.color.accent,
}));
export const fontSize = styleVariants(vars.fontSize, (size) => ({
  fontSize: size,
  lineHeight: vars.lineHeight.snug,
}));
export const font = styleVariants(vars.font, (fontFamily) => ({ fontFamily, fontSize: vars.fontSize.xl }));
export const weight = styleVariants(vars.weight, (fontWeight) => ({ fontWeight, fontSize: vars.fontSize.l }));
