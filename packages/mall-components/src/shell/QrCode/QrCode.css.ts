import { componentStyle, times, vars } from "@tradehall/ui/css";

/** Edge of the code: large enough to be scanned from a desk. */
const edge = times(vars.size.illustration, 2);

export const code = componentStyle({
  position: "relative",
  inlineSize: edge,
  blockSize: edge,
  maxInlineSize: "100%",
  border: `${vars.borderWidth.line} solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.card,
  overflow: "hidden",
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
