import { disabled, focusRingInside, hover, media, smooth, style, times, vars } from "../../css/index.ts";

const openWidth = (width: string) => ({
  inlineSize: width,
  // The icon is as far from the edge as the date.
  marginInlineEnd: `calc((${width} - ${vars.size.iconM}) / -2)`,
});

/** The box and what is wrong with what was typed. */
export const picker = style({ display: "grid", gap: vars.space.xs, minInlineSize: 0 });

/** One date or two; below each other where both do not fit. */
export const fields = style({
  display: "flex",
  flex: "1 1 auto",
  flexWrap: "wrap",
  columnGap: vars.space.s,
  paddingBlock: vars.space.xxs,
  minInlineSize: 0,
});

/** A date and the dash behind it. */
export const part = style({ display: "inline-flex", alignItems: "center", gap: vars.space.xs });

/** The parts of a date, one behind the other. */
export const date = style({
  display: "inline-flex",
  alignItems: "center",
  // The digits, not the ground of the part that has the focus, begin where the text of other fields does.
  marginInlineStart: times(vars.space.xs, -1),
  whiteSpace: "nowrap",
  fontVariantNumeric: "tabular-nums",
});

export const segment = style([
  {
    display: "inline-grid",
    placeContent: "center",
    // As large as a target must be.
    minInlineSize: vars.space.xl,
    minBlockSize: vars.space.xl,
    paddingInline: vars.space.xs,
    borderRadius: vars.radius.s,
    outline: "none",
    caretColor: "transparent",
    selectors: {
      "&[data-type=literal]": { padding: 0, minInlineSize: 0, color: vars.color.textFaint },
      "&[data-placeholder]": { color: vars.color.textFaint },
      "&[data-focused]": {
        background: vars.color.accent,
        color: vars.color.onAccent,
        "@media": {
          "(forced-colors: active)": {
            forcedColorAdjust: "none",
            background: "Highlight",
            color: "HighlightText",
          },
        },
      },
    },
  },
  disabled({
    color: vars.color.disabledText,
    "@media": { "(forced-colors: active)": { color: "GrayText" } },
  }),
]);

/** Between the first and the last day. */
export const dash = style({ flex: "none", color: vars.color.textMuted });

export const open = style([
  {
    display: "inline-grid",
    placeItems: "center",
    flex: "none",
    alignSelf: "stretch",
    marginInlineStart: "auto",
    ...openWidth(vars.size.controlS),
    borderRadius: vars.radius.s,
    color: vars.color.textMuted,
    "@media": { [media.coarse]: openWidth(vars.size.touch) },
  },
  smooth,
  focusRingInside,
  hover({ color: vars.color.accent }),
  disabled({ color: vars.color.disabledText, cursor: "not-allowed" }),
]);

export const card = style({ outline: "none" });

/** Ready ranges above the month. */
export const presets = style({
  display: "flex",
  flexWrap: "wrap",
  gap: vars.space.xs,
  padding: vars.space.s,
  borderBlockEnd: `${vars.borderWidth.line} solid ${vars.color.line}`,
  // No wider than the month below.
  inlineSize: 0,
  minInlineSize: "100%",
});
