import {
  disabled,
  focusRingInside,
  hover,
  media,
  recipe,
  smooth,
  style,
  times,
  vars,
} from "../../css/index.ts";

const forced = "(forced-colors: active)";
/** How far a level is from the one above it. */
const step = vars.space.xl;

export const tree = style({ minInlineSize: 0, outline: "none", fontSize: vars.fontSize.m });

export const row = style([
  {
    borderRadius: vars.radius.m,
    cursor: "default",
    selectors: {
      "&[data-selection-mode], &[data-href], &[data-has-child-items]": { cursor: "pointer" },
      "&[data-selected]": {
        background: vars.color.accentSoft,
        color: vars.color.onAccentSoft,
        "@media": {
          [forced]: { forcedColorAdjust: "none", background: "Highlight", color: "HighlightText" },
        },
      },
    },
  },
  smooth,
  focusRingInside,
  hover({ background: vars.color.surfaceSunken }),
]);

export const content = style({
  display: "flex",
  alignItems: "center",
  gap: vars.space.xs,
  minBlockSize: vars.size.controlM,
  paddingInline: vars.space.xs,
  paddingInlineStart: `calc(${vars.space.xs} + (var(--tree-item-level, 1) - 1) * ${step})`,
  "@media": { [media.coarse]: { minBlockSize: vars.size.touch } },
});

/** As wide where there is nothing to open, so that the words of one level begin at one place. */
export const opener = style([
  {
    display: "inline-grid",
    placeItems: "center",
    flex: "none",
    inlineSize: vars.space.xl,
    blockSize: vars.space.xl,
    borderRadius: vars.radius.s,
  },
  disabled({ color: vars.color.disabledText }),
]);

export const arrow = style({
  display: "inline-flex",
  color: vars.color.textMuted,
  transition: `transform ${vars.duration.fast} ${vars.easing.standard}`,
  "@media": { [forced]: { color: "inherit" } },
  selectors: { "[data-expanded] > * > * > * > &, details[open] > summary &": { transform: "rotate(90deg)" } },
});

export const words = recipe({
  base: {
    display: "grid",
    flex: "1 1 auto",
    minInlineSize: 0,
    paddingBlock: vars.space.xs,
    lineHeight: vars.lineHeight.snug,
    overflowWrap: "anywhere",
  },
  variants: {
    // What is below it can be opened, so that it is no disabled line, and its words must be readable.
    isDisabled: {
      true: { color: vars.color.textFaint, "@media": { [forced]: { color: "GrayText" } } },
    },
  },
});

export const description = style({ fontSize: vars.fontSize.xs, color: vars.color.textMuted });

/** The mark of the one that is chosen. */
export const check = style({
  display: "inline-flex",
  flex: "none",
  visibility: "hidden",
  selectors: { "[data-selected] > * > * > &": { visibility: "visible" } },
});

/** Before the code of the tree comes, and without script: lists in lists. */
export const below = style({ paddingInlineStart: step });

export const empty = style({ padding: times(vars.space.s, 2), color: vars.color.textMuted });
