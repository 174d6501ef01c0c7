import { componentStyle, focusRing, hover, vars } from "@tradehall/ui/css";

const line = `${vars.borderWidth.line} solid ${vars.color.line}`;
export const list = componentStyle([
  {
    display: "flex",
    alignItems: "center",
    justifyContent: "space-between",
    gap: vars.space.m,
    inlineSize: "100%",
    minBlockSize: vars.size.controlL,
    paddingInline: vars.space.m,
    paddingBlock: vars.space.xs,
    border: line,
    borderRadius: vars.radius.s,
    textAlign: "start",
    overflowWrap: "anywhere",
    selectors: { "&:disabled": { opacity: 0.5 } },
  },
  hover({ borderColor: vars.color.accent, color: vars.color.accent }),
  focusRing,
]);
export const kinds = componentStyle({
  flexShrink: 0,
  color: vars.color.textMuted,
  fontSize: vars.fontSize.s,
  fontVariantNumeric: "tabular-nums",
});
export const form = componentStyle({
  display: "grid",
  gap: vars.space.s,
  paddingBlockStart: vars.space.m,
  borderBlockStart: line,
});
