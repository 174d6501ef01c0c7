import { componentStyle, times, vars } from "@tradehall/ui/css";

/** Edge of the code: large enough to be scanned from a desk. */
const edge = times(vars.size.illustration, 2);

export const panel = componentStyle({
  display: "flex",
  flexDirection: "column",
  alignItems: "center",
  gap: vars.space.m,
  padding: vars.space.xl,
  background: vars.color.surface,
  border: `${vars.borderWidth.line} solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  textAlign: "center",
});

export const title = componentStyle({ fontSize: vars.fontSize.xl, fontWeight: vars.weight.strong });

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
  selectors: { "[data-status]:not([data-status=waiting]) > &": { opacity: 0.08 } },
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
});

export const state = componentStyle({ fontSize: vars.fontSize.m, fontWeight: vars.weight.medium });

export const time = componentStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  justifyContent: "center",
  columnGap: vars.space.s,
  fontSize: vars.fontSize.s,
  color: vars.color.textMuted,
});

export const error = componentStyle({ fontSize: vars.fontSize.s, color: vars.color.danger });

export const actions = componentStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "center",
  gap: vars.space.l,
  minBlockSize: vars.size.controlM,
  fontSize: vars.fontSize.s,
});
