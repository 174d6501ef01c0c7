import {
  componentGlobalStyle,
  componentRecipe,
  componentStyle,
  media,
  smooth,
  times,
  vars,
} from "@tradehall/ui/css";
import { zIndex } from "@tradehall/ui/tokens";

/** Height of the bar that stays on scroll. */
const compactHeight = times(vars.size.controlL, 1.3);
/** On a phone only the search line stays: the first line, with the gap above the second, scrolls away. */
const firstLine = `calc(${vars.size.touch} + ${vars.space.s})`;
const narrowHeight = `calc(${vars.size.controlL} + ${vars.space.s} * 2)`;

// What sticks below the header, and anchors that are jumped to, stand clear of it. No `:has` of the root: a browser
// looks through the whole document for it whenever anything comes or goes.
componentGlobalStyle("html", {
  vars: { "--mall-header-row": compactHeight },
  scrollPaddingBlockStart: "var(--mall-header-row)",
  "@media": {
    [media.narrow]: { vars: { "--mall-header-row": narrowHeight } },
    [media.short]: { vars: { "--mall-header-row": vars.space.none } },
  },
});

/** Of the `main` below. Were it told by its neighbour, each that comes would make a browser work out all its looks again. */
export const belowHeader = componentStyle({ vars: { "--mall-sticky-top": "var(--mall-header-row)" } });

// It keeps its height while it looks smaller, so that nothing below it moves.
export const bar = componentRecipe({
  base: {
    position: "sticky",
    insetBlockStart: 0,
    zIndex: zIndex.header,
    isolation: "isolate",
    color: vars.color.onHeader,
    "@media": {
      [media.narrow]: { insetBlockStart: `calc(${firstLine} * -1)` },
      [media.short]: { position: "relative", insetBlockStart: 0 },
    },
    selectors: {
      "&::before": {
        content: "",
        position: "absolute",
        inset: 0,
        zIndex: -1,
        background: vars.color.headerBg,
      },
    },
  },
  variants: {
    isCompact: {
      true: {
        pointerEvents: "none",
        "@media": { [media.narrow]: { pointerEvents: "auto" } },
        selectors: {
          "&::before": {
            boxShadow: vars.shadow.middle,
            "@media": {
              [media.wide]: { insetBlockEnd: `calc(${vars.size.header} - ${compactHeight})` },
            },
          },
        },
      },
    },
  },
});

export const row = componentRecipe({
  base: [
    {
      display: "grid",
      gridTemplateColumns: "minmax(0, 1.15fr) minmax(0, 2.4fr) auto",
      alignItems: "center",
      columnGap: vars.space.xxl,
      minBlockSize: vars.size.header,
      paddingBlock: vars.space.m,
      "@media": {
        [media.narrow]: {
          gridTemplateColumns: "minmax(0, 1fr) auto",
          gap: vars.space.s,
          paddingBlock: vars.space.s,
        },
      },
    },
    smooth,
  ],
  variants: {
    isCompact: {
      true: {
        "@media": {
          [media.wide]: {
            transform: `translateY(calc((${compactHeight} - ${vars.size.header}) / 2))`,
            // The lower bar has room for one line of the shop's name below the mall's.
            vars: { "--mall-shop-name-lines": "1" },
          },
        },
      },
    },
  },
});

const hotLine = times(vars.fontSize.xs, 1.5);

export const search = componentRecipe({
  base: [
    {
      display: "grid",
      gap: vars.space.xs,
      minInlineSize: 0,
      pointerEvents: "auto",
      "@media": { [media.narrow]: { gridColumn: "1 / -1", gridRow: 2 } },
    },
    smooth,
  ],
  variants: {
    // The hot words leave; the box comes to the middle of what is left.
    isRaised: {
      true: {
        "@media": {
          [media.wide]: { transform: `translateY(calc((${hotLine} + ${vars.space.xs}) / 2))` },
        },
      },
    },
  },
});

export const hotWords = componentRecipe({
  base: { "@media": { [media.narrow]: { display: "none" } } },
  variants: { isHidden: { true: { visibility: "hidden" } } },
});
