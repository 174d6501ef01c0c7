import { componentStyle, focusRingInside, hover, media, smooth, times, vars } from "@tradehall/ui/css";
import { zIndex } from "@tradehall/ui/tokens";

// Without room beside the page it is at its end: over it, it would lie on amounts and ticks.
export const rail = componentStyle({
  display: "grid",
  justifyItems: "center",
  gap: vars.space.s,
  "@media": {
    [media.roomy]: {
      position: "fixed",
      insetInlineEnd: 0,
      insetBlockEnd: `calc(${vars.space.xxxl} * 2)`,
      zIndex: zIndex.rail,
      justifyItems: "stretch",
    },
  },
});

const card = {
  overflow: "hidden",
  background: vars.color.surfaceRaised,
  border: `${vars.borderWidth.line} solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.middle,
} as const;

const edge = { borderStartEndRadius: 0, borderEndEndRadius: 0, borderInlineEnd: 0 } as const;

export const tools = componentStyle({
  ...card,
  display: "none",
  "@media": { [media.roomy]: { display: "grid", ...edge } },
});

// The room is the button's own: while it is hidden, nothing is below the page.
export const top = componentStyle({
  ...card,
  marginBlock: vars.space.m,
  "@media": { [media.roomy]: { ...edge, marginBlock: 0 } },
});

export const tool = componentStyle([
  {
    display: "flex",
    flexDirection: "column",
    alignItems: "center",
    justifyContent: "center",
    gap: vars.space.xs,
    // Of the rail's width, also where a popover's frame is around it.
    flex: 1,
    minInlineSize: times(vars.size.rail, 0.84),
    paddingInline: vars.space.xxs,
    minBlockSize: vars.size.rail,
    paddingBlock: vars.space.s,
    color: vars.color.textMuted,
    fontSize: vars.fontSize.xs,
    lineHeight: vars.lineHeight.tight,
    textAlign: "center",
  },
  smooth,
  focusRingInside,
  hover({ background: vars.color.accentSoft, color: vars.color.accent }),
]);

export const service = componentStyle({
  display: "grid",
  gap: vars.space.s,
  minInlineSize: vars.size.sidebar,
  fontSize: vars.fontSize.s,
});
