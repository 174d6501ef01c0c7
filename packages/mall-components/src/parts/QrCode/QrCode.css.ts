import { componentRecipe, componentStyle, times, vars } from "@tradehall/ui/css";

/** Edges large enough to be scanned from a desk. */
const edge = (factor: number) => {
  const size = times(vars.size.illustration, factor);
  return { inlineSize: size, blockSize: size };
};

export const code = componentRecipe({
  base: {
    position: "relative",
    maxInlineSize: "100%",
    border: `${vars.borderWidth.line} solid ${vars.color.lineStrong}`,
    borderRadius: vars.radius.card,
    overflow: "hidden",
  },
  variants: { size: { m: edge(1.5), l: edge(2) } },
});

export const image = componentStyle({
  inlineSize: "100%",
  blockSize: "100%",
  selectors: { "[data-faded] > &": { opacity: 0.08 } },
});

export const veil = componentStyle({
  position: "absolute",
  inset: 0,
  display: "flex",
  flexDirection: "column",
  alignItems: "center",
  justifyContent: "center",
  gap: vars.space.m,
  padding: vars.space.m,
  color: vars.color.text,
  textAlign: "center",
});
