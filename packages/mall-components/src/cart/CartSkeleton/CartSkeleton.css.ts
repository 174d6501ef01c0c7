import { componentStyle, vars } from "@tradehall/ui/css";

const edge = `${vars.borderWidth.line} solid ${vars.color.line}`;

export const group = componentStyle({
  background: vars.color.surface,
  border: edge,
  borderRadius: vars.radius.card,
});

export const head = componentStyle({ padding: vars.space.l });

export const line = componentStyle({
  display: "flex",
  gap: vars.space.m,
  padding: vars.space.l,
  borderBlockStart: edge,
});

export const picture = componentStyle({
  flex: "none",
  inlineSize: vars.size.thumbL,
  blockSize: vars.size.thumbL,
});

export const words = componentStyle({ flex: "1 1 auto", minInlineSize: 0 });
export const sum = componentStyle({ flex: "none", inlineSize: vars.size.thumbM });
