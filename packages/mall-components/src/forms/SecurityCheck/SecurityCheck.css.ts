import { componentStyle, vars } from "@tradehall/ui/css";

export const row = componentStyle({
  position: "relative",
  display: "flex",
  alignItems: "center",
  gap: vars.space.s,
  minBlockSize: vars.size.controlL,
  paddingInline: vars.space.m,
  paddingBlock: vars.space.xs,
  background: vars.color.surfaceSunken,
  border: `${vars.borderWidth.line} solid ${vars.color.line}`,
  borderRadius: vars.radius.control,
  overflow: "hidden",
  fontSize: vars.fontSize.s,
  color: vars.color.text,
  selectors: {
    "&[data-state=done]": { background: vars.color.successSoft, color: vars.color.onSuccessSoft },
    "&[data-state=failed]": { background: vars.color.dangerSoft, color: vars.color.onDangerSoft },
  },
});

export const mark = componentStyle({
  display: "inline-flex",
  flex: "none",
  color: vars.color.accent,
  selectors: {
    "[data-state=done] > &, [data-state=failed] > &": { color: "inherit" },
  },
});

export const text = componentStyle({ flex: 1, minInlineSize: 0 });

// At the foot of the row, so that no state is taller than another.
export const bar = componentStyle({
  position: "absolute",
  insetInline: 0,
  insetBlockEnd: 0,
  inlineSize: "100%",
  blockSize: vars.borderWidth.focus,
  appearance: "none",
  border: "none",
  background: vars.color.line,
  accentColor: vars.color.accent,
  selectors: {
    "&::-webkit-progress-bar": { background: vars.color.line },
    "&::-webkit-progress-value": { background: vars.color.accent },
    "&::-moz-progress-bar": { background: vars.color.accent },
  },
});
