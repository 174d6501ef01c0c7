import {
  disabled,
  focusRing,
  hover,
  media,
  recipe,
  selected,
  smooth,
  style,
  times,
  vars,
} from "../../css/index.ts";

const cell = vars.size.controlM;

/** Forced colours would take the ground away, and with it what is chosen. */
const chosen = (background: string, color: string) => ({
  background,
  color,
  "@media": {
    "(forced-colors: active)": {
      forcedColorAdjust: "none" as const,
      background: "Highlight",
      color: "HighlightText",
    },
  },
});

const corners = (side: "Start" | "End") => ({
  [`borderStart${side}Radius`]: vars.radius.control,
  [`borderEnd${side}Radius`]: vars.radius.control,
});

export const calendar = style({
  inlineSize: "fit-content",
  minInlineSize: times(cell, 7),
  padding: vars.space.s,
  fontSize: vars.fontSize.s,
});

export const head = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: vars.space.s,
  marginBlockEnd: vars.space.xs,
});

export const month = style({ fontSize: vars.fontSize.m, fontWeight: vars.weight.strong });

export const turn = style([
  {
    display: "inline-grid",
    placeItems: "center",
    inlineSize: cell,
    blockSize: cell,
    borderRadius: vars.radius.control,
    color: vars.color.textMuted,
    "@media": { [media.coarse]: { inlineSize: vars.size.touch, blockSize: vars.size.touch } },
  },
  smooth,
  focusRing,
  hover({ background: vars.color.surfaceSunken, color: vars.color.accent }),
  disabled({ color: vars.color.disabledText, cursor: "not-allowed" }),
]);

export const grid = style({ inlineSize: "100%", borderCollapse: "collapse" });

export const weekday = style({
  textAlign: "center",
  blockSize: vars.size.controlS,
  fontSize: vars.fontSize.xs,
  fontWeight: vars.weight.regular,
  color: vars.color.textMuted,
});

export const day = recipe({
  base: [
    {
      position: "relative",
      display: "grid",
      placeItems: "center",
      marginInline: "auto",
      inlineSize: cell,
      blockSize: cell,
      borderRadius: vars.radius.control,
      fontVariantNumeric: "tabular-nums",
      cursor: "pointer",
      touchAction: "pan-x pan-y pinch-zoom",
      selectors: {
        // Days of the months beside this one.
        "&[data-outside-month]": { visibility: "hidden" },
        // Its ring is over the days beside it.
        "&:focus-visible, &[data-focus-visible]": { zIndex: 1 },
        "&[data-unavailable]": { color: vars.color.textFaint, cursor: "default" },
      },
    },
    smooth,
    focusRing,
    hover({ background: vars.color.surfaceSunken }),
    disabled({ color: vars.color.disabledText, cursor: "default" }),
    selected(chosen(vars.color.accent, vars.color.onAccent)),
  ],
  variants: {
    // Days of a range are a band: its ends have the corners.
    isRange: {
      true: {
        inlineSize: "100%",
        minInlineSize: cell,
        selectors: {
          "&[data-selected]": {
            ...chosen(vars.color.accentSoft, vars.color.onAccentSoft),
            borderRadius: 0,
          },
          "&[data-selection-start]": corners("Start"),
          "&[data-selection-end]": corners("End"),
          "&[data-selection-start], &[data-selection-end]": chosen(vars.color.accent, vars.color.onAccent),
        },
      },
    },
    isMarked: {
      true: {
        fontWeight: vars.weight.strong,
        "::after": {
          content: "",
          position: "absolute",
          insetBlockEnd: vars.space.xs,
          inlineSize: vars.space.xs,
          blockSize: vars.space.xs,
          borderRadius: vars.radius.round,
          background: "currentcolor",
        },
      },
    },
    isToday: { true: { border: `${vars.borderWidth.line} solid ${vars.color.accent}` } },
  },
});
