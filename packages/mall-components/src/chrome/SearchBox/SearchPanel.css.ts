import { componentStyle, focusRing, focusRingInside, hover, selected, smooth, vars } from "@tradehall/ui/css";

export const head = componentStyle({
  display: "flex",
  justifyContent: "space-between",
  alignItems: "center",
  paddingInline: vars.space.m,
  paddingBlock: vars.space.xs,
  fontSize: vars.fontSize.xs,
  color: vars.color.textMuted,
});

export const clear = componentStyle([
  {
    display: "inline-flex",
    alignItems: "center",
    gap: vars.space.xs,
    minBlockSize: vars.size.controlS,
    borderRadius: vars.radius.s,
  },
  smooth,
  focusRing,
  hover({ color: vars.color.accent }),
]);

export const row = componentStyle([
  {
    display: "flex",
    alignItems: "center",
    gap: vars.space.s,
    minBlockSize: vars.size.controlM,
    paddingInline: vars.space.m,
    cursor: "pointer",
  },
  focusRingInside,
  hover({ background: vars.color.surfaceSunken }),
  selected({ background: vars.color.accentSoft, color: vars.color.onAccentSoft }),
]);

export const cell = componentStyle({
  display: "flex",
  alignItems: "center",
  gap: vars.space.s,
  flex: 1,
  minInlineSize: 0,
  alignSelf: "stretch",
});

export const remove = componentStyle([
  {
    display: "grid",
    placeItems: "center",
    inlineSize: vars.size.controlS,
    blockSize: vars.size.controlS,
    borderRadius: vars.radius.round,
    color: vars.color.textFaint,
  },
  smooth,
  focusRing,
  hover({ background: vars.color.line, color: vars.color.text }),
]);
