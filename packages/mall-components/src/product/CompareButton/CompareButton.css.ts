import { componentRecipe, focusRing, hover, media, selected, smooth, vars } from "@tradehall/ui/css";

/** 1 while the pointer or the focus is in the card around. */
const reveal = "--mall-productCard-reveal";

export const button = componentRecipe({
  base: [
    {
      // Nothing answers to it without script.
      "@media": { "(scripting: none)": { display: "none" } },
      fontSize: vars.fontSize.xs,
      borderRadius: vars.radius.s,
      whiteSpace: "nowrap",
    },
    smooth,
    focusRing,
  ],
  variants: {
    place: {
      card: [
        {
          position: "absolute",
          zIndex: 1,
          insetBlockStart: vars.space.s,
          insetInlineEnd: vars.space.s,
          minBlockSize: vars.size.controlS,
          paddingInline: vars.space.s,
          background: vars.color.surfaceRaised,
          color: vars.color.textMuted,
          boxShadow: vars.shadow.low,
          "@media": {
            [media.canHover]: { opacity: `var(${reveal}, 0)` },
            [media.coarse]: { minBlockSize: vars.size.controlM },
          },
          selectors: { "&[aria-pressed=true]": { opacity: 1 } },
        },
        hover({ color: vars.color.accent }),
        selected({ background: vars.color.accent, color: vars.color.onAccent }),
      ],
      row: [
        {
          minBlockSize: vars.size.controlS,
          paddingInline: vars.space.xs,
          color: vars.color.link,
          "@media": { [media.coarse]: { minBlockSize: vars.size.controlM } },
        },
        hover({ textDecoration: "underline" }),
        selected({ background: vars.color.accentSoft, color: vars.color.onAccentSoft }),
      ],
    },
  },
});
