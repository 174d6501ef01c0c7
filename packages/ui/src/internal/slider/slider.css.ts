import {
  disabled,
  focusRing,
  hover,
  media,
  pressed,
  recipe,
  smooth,
  style,
  times,
  vars,
} from "../../css/index.ts";

const thumbSize = vars.size.iconM;
/** A thumb for fingers. */
const bigThumb = vars.size.iconL;
const railHeight = vars.space.xs;
const forced = "(forced-colors: active)";
const middle = (height: string) => `calc((100% - ${height}) / 2)`;

/** Both have one height, so that nothing moves when the code of the slider comes. */
const height = {
  blockSize: vars.size.controlM,
  "@media": { [media.coarse]: { blockSize: vars.size.touch } },
};

/** What is chosen, at the end of the label's line. */
export const value = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "flex-end",
  columnGap: vars.space.xs,
  fontSize: vars.fontSize.s,
  fontVariantNumeric: "tabular-nums",
});

/** A value is not broken; a range is, between its values. */
export const whole = style({ whiteSpace: "nowrap" });

/** The way of the thumbs' middles; the rail is half a thumb longer at each end. */
export const track = style([
  height,
  {
    position: "relative",
    marginInline: times(thumbSize, 0.5),
    cursor: "pointer",
    "@media": { [media.coarse]: { marginInline: times(bigThumb, 0.5) } },
  },
  disabled({ cursor: "not-allowed" }),
]);

export const rail = style({
  position: "absolute",
  insetInline: times(thumbSize, -0.5),
  insetBlockStart: middle(railHeight),
  blockSize: railHeight,
  borderRadius: vars.radius.round,
  background: vars.color.lineStrong,
  overflow: "hidden",
  "@media": {
    [media.coarse]: { insetInline: times(bigThumb, -0.5) },
    [forced]: { forcedColorAdjust: "none", background: "CanvasText" },
  },
});

export const fill = style([
  { background: vars.color.accent, "@media": { [forced]: { background: "Highlight" } } },
  disabled({ background: vars.color.disabledText, "@media": { [forced]: { background: "GrayText" } } }),
]);

export const thumb = recipe({
  base: [
    {
      insetBlockStart: "50%",
      inlineSize: thumbSize,
      blockSize: thumbSize,
      background: vars.color.surface,
      border: `${vars.borderWidth.strong} solid ${vars.color.accent}`,
      borderRadius: vars.radius.round,
      boxShadow: vars.shadow.low,
      // A finger needs more than what is seen.
      "::after": { content: "", position: "absolute", inset: middle(vars.size.controlM) },
      "@media": {
        [media.coarse]: {
          inlineSize: bigThumb,
          blockSize: bigThumb,
          "::after": { inset: middle(vars.size.touch) },
        },
      },
      selectors: { "&[data-dragging]": { background: vars.color.accentSoft } },
    },
    smooth,
    focusRing,
    hover({ borderColor: vars.color.accentHover, background: vars.color.accentSoft }),
    pressed({ background: vars.color.accentSoft }),
    disabled({
      background: vars.color.disabledBg,
      borderColor: vars.color.disabledText,
      boxShadow: vars.shadow.flat,
      "@media": { [forced]: { borderColor: "GrayText" } },
    }),
  ],
  variants: {
    // The lower thumb is over the upper one where both are near the end: it is the only one that can go back.
    isOnTop: { true: { zIndex: 1 } },
    isInvalid: { true: { borderColor: vars.color.danger } },
  },
});

/** Before the code of the slider comes, and without script: the browser's own, beside each other. */
export const natives = style([height, { display: "grid", gridAutoFlow: "column", gap: vars.space.m }]);

export const native = style([
  {
    inlineSize: "100%",
    minInlineSize: 0,
    margin: 0,
    accentColor: vars.color.accent,
    cursor: "pointer",
  },
  focusRing,
  disabled({ cursor: "not-allowed" }),
]);
