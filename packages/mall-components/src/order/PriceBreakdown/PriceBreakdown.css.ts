import { componentStyle, times, vars } from "@tradehall/ui/css";
import { inProgress } from "../../parts/in-progress.ts";

export const breakdown = componentStyle({
  display: "flex",
  flexDirection: "column",
  gap: vars.space.s,
  marginInlineStart: "auto",
  inlineSize: `min(100%, ${times(vars.size.sidebar, 1.6)})`,
  fontSize: vars.fontSize.s,
  selectors: { "&[data-pending]": inProgress },
});

const pair = {
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  justifyContent: "space-between",
  gap: vars.space.m,
} as const;

/** At the end also where large letters take it below its label. */
export const amount = componentStyle({ marginInlineStart: "auto", fontVariantNumeric: "tabular-nums" });

export const step = componentStyle({ ...pair, color: vars.color.textMuted });

export const last = componentStyle({
  ...pair,
  paddingBlockStart: vars.space.s,
  borderBlockStart: `${vars.borderWidth.line} solid ${vars.color.line}`,
  fontWeight: vars.weight.strong,
});
