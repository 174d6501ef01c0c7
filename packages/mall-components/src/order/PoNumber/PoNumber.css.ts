import { componentStyle, times, vars } from "@tradehall/ui/css";

export const box = componentStyle({ minInlineSize: 0, maxInlineSize: "100%" });

export const shown = componentStyle({
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space.xs,
  minBlockSize: vars.space.xl,
  maxInlineSize: "100%",
  cursor: "pointer",
  listStyle: "none",
  selectors: { "&::-webkit-details-marker": { display: "none" } },
});

export const form = componentStyle({
  display: "flex",
  alignItems: "flex-start",
  gap: vars.space.s,
  inlineSize: times(vars.size.sidebar, 1.5),
  maxInlineSize: "100%",
  paddingBlock: vars.space.xs,
});
