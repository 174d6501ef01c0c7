import { componentStyle, focusRing, hover, media, selected, smooth, vars } from "@tradehall/ui/css";

/** 1 while the pointer or the focus is in the card, for its buttons. */
export const reveal = "--mall-productCard-reveal";

export const actions = componentStyle({
  position: "absolute",
  zIndex: 1,
  insetBlockStart: vars.space.m,
  insetInlineEnd: vars.space.m,
  display: "grid",
  gap: vars.space.xs,
});
export const action = componentStyle([
  {
    display: "grid",
    placeItems: "center",
    inlineSize: vars.size.controlM,
    blockSize: vars.size.controlM,
    borderRadius: vars.radius.round,
    background: vars.color.surfaceRaised,
    color: vars.color.textMuted,
    boxShadow: vars.shadow.middle,
    "@media": { [media.canHover]: { opacity: `var(${reveal}, 0)` } },
  },
  smooth,
  focusRing,
  hover({ color: vars.color.accent }),
  selected({ color: vars.color.sale, opacity: 1 }),
]);
