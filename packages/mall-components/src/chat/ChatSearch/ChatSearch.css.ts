import {
  clampLines,
  componentStyle,
  ellipsis,
  focusRingInside,
  hover,
  smooth,
  vars,
} from "@tradehall/ui/css";

export const frame = componentStyle({
  display: "flex",
  flexDirection: "column",
  flex: "1 1 0",
  minBlockSize: 0,
  background: vars.color.surface,
});

export const head = componentStyle({
  display: "flex",
  alignItems: "center",
  gap: vars.space.s,
  padding: vars.space.m,
  borderBlockEnd: `${vars.borderWidth.line} solid ${vars.color.line}`,
});

export const field = componentStyle({ flex: 1, minInlineSize: 0 });

export const hits = componentStyle({
  flex: "1 1 0",
  minBlockSize: 0,
  overflowY: "auto",
  overscrollBehavior: "contain",
});

export const count = componentStyle({
  fontSize: vars.fontSize.xs,
  color: vars.color.textMuted,
  selectors: { "&:not(:empty)": { paddingBlock: vars.space.s, paddingInline: vars.space.l } },
});

export const hit = componentStyle([
  {
    display: "grid",
    gap: vars.space.xs,
    inlineSize: "100%",
    paddingBlock: vars.space.m,
    paddingInline: vars.space.l,
    textAlign: "start",
    background: "transparent",
    border: 0,
    borderBlockEnd: `${vars.borderWidth.line} solid ${vars.color.line}`,
    cursor: "pointer",
  },
  smooth,
  focusRingInside,
  hover({ background: vars.color.surfaceSunken }),
]);

export const meta = componentStyle({
  display: "flex",
  justifyContent: "space-between",
  gap: vars.space.m,
  fontSize: vars.fontSize.xs,
  color: vars.color.textMuted,
});

export const name = componentStyle([ellipsis]);
export const time = componentStyle({ flex: "none", fontVariantNumeric: "tabular-nums" });

export const text = componentStyle([
  { fontSize: vars.fontSize.m, lineHeight: vars.lineHeight.snug, color: vars.color.text },
  clampLines(2),
]);

export const mark = componentStyle({
  color: vars.color.onWarningSoft,
  background: vars.color.warningSoft,
  fontWeight: vars.weight.strong,
});
