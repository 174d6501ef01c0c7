import { smooth, style, vars } from "../../css/index.ts";

const cellWidth = vars.size.controlM;
const gap = vars.space.xs;

/** The cells in a row; the field is over them, so that all of it takes the press. */
export const box = style({
  position: "relative",
  display: "inline-grid",
  gridAutoFlow: "column",
  gridAutoColumns: cellWidth,
  gap,
  alignSelf: "flex-start",
  maxInlineSize: "100%",
  // The field is a cell wider than its digits, for the caret behind the last one.
  overflow: "clip",
  overflowClipMargin: vars.borderWidth.focus,
});

export const cell = style([
  {
    blockSize: vars.size.controlL,
    background: vars.color.surface,
    border: `${vars.borderWidth.line} solid ${vars.color.control}`,
    borderRadius: `min(${vars.radius.control}, ${vars.radius.m})`,
    selectors: {
      [`${box}:has(:focus-visible) > &`]: {
        borderColor: vars.color.focus,
        outline: `${vars.borderWidth.line} solid ${vars.color.focus}`,
      },
      [`${box}:has([aria-invalid=true]) > &`]: { borderColor: vars.color.danger },
      [`${box}:has(:disabled) > &`]: {
        background: vars.color.disabledBg,
        borderColor: vars.color.line,
      },
    },
  },
  smooth,
]);

export const input = style({
  position: "absolute",
  insetBlock: 0,
  insetInlineStart: 0,
  inlineSize: `calc(100% + ${cellWidth})`,
  border: 0,
  background: "transparent",
  outline: "none",
  color: vars.color.text,
  fontFamily: vars.font.mono,
  fontSize: vars.fontSize.xl,
  fontVariantNumeric: "tabular-nums",
  // Each digit is in the middle of its cell: half of what is left before the first, all of it and the gap after each.
  paddingBlock: 0,
  paddingInline: `calc((${cellWidth} - 1ch) / 2) 0`,
  letterSpacing: `calc(${cellWidth} - 1ch + ${gap})`,
  selectors: {
    "&:disabled": { color: vars.color.disabledText, WebkitTextFillColor: vars.color.disabledText },
  },
});
