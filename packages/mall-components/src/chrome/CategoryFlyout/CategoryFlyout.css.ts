import {
  componentRecipe,
  componentStyle,
  focusRingInside,
  media,
  selected,
  smooth,
  times,
  vars,
} from "@tradehall/ui/css";

export const root = componentRecipe({
  base: {
    position: "relative",
    display: "flex",
    alignItems: "stretch",
    background: vars.color.surfaceRaised,
    color: vars.color.text,
    fontSize: vars.fontSize.m,
  },
  variants: {
    variant: {
      flyout: {
        inlineSize: "max-content",
        maxInlineSize: "100%",
        boxShadow: vars.shadow.high,
        borderEndStartRadius: vars.radius.card,
        borderEndEndRadius: vars.radius.card,
        selectors: { "&[data-open]": { borderEndEndRadius: 0 } },
      },
      pinned: { inlineSize: "100%", blockSize: "100%", borderRadius: vars.radius.card },
    },
  },
});

/** On a phone the three columns share the width between the gutters. */
export const narrowFirst = times(vars.size.sidebar, 0.6);

export const first = componentStyle({
  display: "flex",
  flexDirection: "column",
  inlineSize: "100%",
  minInlineSize: vars.size.sidebar,
  paddingBlock: vars.space.s,
  "@media": { [media.narrow]: { inlineSize: narrowFirst, minInlineSize: narrowFirst } },
});

export const firstItem = componentStyle([
  { display: "flex", flex: 1, maxBlockSize: times(vars.size.controlL, 1.2) },
  smooth,
  selected({ background: vars.color.accentSoft, color: vars.color.accent }),
]);

export const firstLink = componentStyle([
  {
    display: "flex",
    alignItems: "center",
    justifyContent: "space-between",
    gap: vars.space.s,
    inlineSize: "100%",
    minBlockSize: vars.size.controlM,
    paddingInline: vars.space.l,
    "@media": { [media.narrow]: { paddingInline: vars.space.m } },
  },
  focusRingInside,
]);
export const firstSign = componentStyle({
  display: "inline-flex",
  "@media": { [media.narrow]: { display: "none" } },
});

export const empty = componentStyle({ padding: vars.space.l, color: vars.color.textMuted });
