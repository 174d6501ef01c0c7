import { disabled, focusRing, recipe, smooth, style, times, vars, visuallyHidden } from "../../css/index.ts";

const gap = vars.space.xxs;
const height = vars.size.iconM;
const width = times(height, 1.8);
const edge = (color: string) => `inset 0 0 0 ${vars.borderWidth.line} ${color}`;
const knob = `calc(${height} - 2 * ${gap})`;

/** The whole switch with what is below it. */
export const whole = style({ display: "grid", gap: vars.space.xs, minInlineSize: 0 });

/** The line that can be pressed: switch and words. */
export const line = recipe({
  base: {},
  variants: {
    placement: {
      start: { justifySelf: "start" },
      end: { flexDirection: "row-reverse", justifyContent: "space-between" },
    },
  },
});

/** The native checkbox, drawn as a track with a knob. */
export const track = style([
  {
    appearance: "none",
    flex: "none",
    display: "inline-grid",
    alignItems: "center",
    inlineSize: width,
    blockSize: height,
    // In the middle of the first line of the words.
    marginBlock: `calc((1lh - ${height}) / 2)`,
    paddingInline: gap,
    background: vars.color.control,
    borderRadius: vars.radius.round,
    cursor: "inherit",
    selectors: {
      "&::before": {
        content: "",
        inlineSize: knob,
        blockSize: knob,
        borderRadius: vars.radius.round,
        background: vars.color.surface,
        boxShadow: vars.shadow.low,
        transition: `transform ${vars.duration.fast} ${vars.easing.standard}`,
      },
      "&:checked": { background: vars.color.accent },
      "&:checked::before": {
        background: vars.color.onAccent,
        transform: `translateX(calc(${width} - ${height}))`,
      },
      "&:dir(rtl):checked::before": { transform: `translateX(calc(${height} - ${width}))` },
      "&[aria-invalid=true]": {
        outline: `${vars.borderWidth.line} solid ${vars.color.danger}`,
        outlineOffset: vars.borderWidth.line,
      },
    },
    // The browser's own checkbox would not look like a switch: the person's colours, the same shape.
    "@media": {
      "(forced-colors: active)": {
        forcedColorAdjust: "none",
        background: "Canvas",
        boxShadow: edge("CanvasText"),
        selectors: {
          "&::before": { background: "CanvasText" },
          "&:checked": { background: "Highlight" },
          "&:checked::before": { background: "HighlightText" },
          "&:disabled, &:disabled:checked": { background: "Canvas", boxShadow: edge("GrayText") },
          "&:disabled::before, &:disabled:checked::before": { background: "GrayText" },
          "&:focus-visible": { outlineColor: "Highlight" },
        },
      },
    },
  },
  smooth,
  focusRing,
  disabled({
    background: vars.color.disabledBg,
    boxShadow: edge(vars.color.lineStrong),
  }),
  { selectors: { "&:disabled:checked": { background: vars.color.lineStrong } } },
]);

/** The hint and the error, under the words. */
export const notes = recipe({
  base: { display: "grid", gap: vars.space.xs, minInlineSize: 0 },
  variants: {
    placement: { start: { paddingInlineStart: `calc(${width} + ${vars.space.s})` }, end: {} },
  },
});

export const words = recipe({ variants: { hidden: { true: visuallyHidden } } });
