import { componentStyle, focusRingInside, vars } from "@tradehall/ui/css";

export const frame = componentStyle({
  position: "relative",
  display: "flex",
  flexDirection: "column",
  flex: "1 1 0",
  minBlockSize: 0,
  minInlineSize: 0,
});

export const log = componentStyle([
  {
    flex: "1 1 0",
    minBlockSize: 0,
    overflowY: "auto",
    overscrollBehavior: "contain",
    // What is seen is kept in its place by hand: Safari does not, and two hands would move it twice.
    overflowAnchor: "none",
    background: vars.color.surfaceSunken,
  },
  focusRingInside,
]);

export const content = componentStyle({ paddingBlockEnd: vars.space.l });

export const older = componentStyle({
  display: "flex",
  alignItems: "center",
  justifyContent: "center",
  gap: vars.space.s,
  minBlockSize: vars.size.controlL,
  fontSize: vars.fontSize.xs,
  color: vars.color.textMuted,
});

export const day = componentStyle({
  paddingBlockStart: vars.space.l,
  paddingBlockEnd: vars.space.xs,
  fontSize: vars.fontSize.xs,
  textAlign: "center",
  color: vars.color.textMuted,
});

export const toEnd = componentStyle({
  position: "absolute",
  insetBlockEnd: vars.space.m,
  insetInline: 0,
  inlineSize: "fit-content",
  marginInline: "auto",
  background: vars.color.surface,
  borderRadius: vars.radius.control,
  boxShadow: vars.shadow.middle,
});
