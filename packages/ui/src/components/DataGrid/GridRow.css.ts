import { createVar } from "@vanilla-extract/css";
import { focusRingInside, hover, recipe, style, vars } from "../../css/index.ts";
import * as place from "./place.ts";

const forced = "(forced-colors: active)";
const line = `${vars.borderWidth.line} solid ${vars.color.line}`;

/**
 * Of a row: its ground, the line at its beginning when it is chosen, and the focus. Its cells draw them, so that those
 * that stay in view cover what scrolls below them.
 */
const ground = createVar();
const edge = createVar();
const ring = createVar();

export const row = style([
  {
    vars: { [ground]: vars.color.surface, [edge]: "transparent", [ring]: "transparent" },
    blockSize: "100%",
    outline: "none",
    "@media": { [forced]: { vars: { [ground]: "Canvas" } } },
    selectors: {
      "&[data-selection-mode]": { cursor: "pointer" },
      "&[data-focus-visible]": { vars: { [ring]: vars.color.focus } },
    },
  },
  hover({ vars: { [ground]: vars.color.surfaceSunken } }),
  {
    selectors: {
      "&:is([data-selected], [data-current])": {
        vars: { [ground]: vars.color.accentSoft, [edge]: vars.color.accent },
        "@media": {
          [forced]: {
            vars: { [ground]: "Highlight", [edge]: "HighlightText" },
            forcedColorAdjust: "none",
            color: "HighlightText",
          },
        },
      },
    },
  },
]);

const focusLines = `inset 0 ${vars.borderWidth.focus} ${ring}, inset 0 calc(${vars.borderWidth.focus} * -1) ${ring}`;

export const cell = recipe({
  base: [
    {
      verticalAlign: "middle",
      minInlineSize: 0,
      overflowWrap: "anywhere",
      borderBlockEnd: line,
      fontWeight: vars.weight.regular,
      textAlign: "start",
      background: ground,
      boxShadow: focusLines,
      "@media": { [forced]: { forcedColorAdjust: "none" } },
    },
    focusRingInside,
  ],
  variants: {
    ...place.looks,
    isNumeric: { true: { fontVariantNumeric: "tabular-nums", whiteSpace: "nowrap" } },
    isName: { true: { fontWeight: vars.weight.medium } },
    /** The first cell of the row. */
    isFirst: {
      true: { boxShadow: `inset calc(${vars.borderWidth.focus} * 1.5) 0 ${edge}, ${focusLines}` },
    },
    isLastSticky: place.edge,
    sticky: place.sticky,
  },
  compoundVariants: [place.stays("first", 1), place.stays("second", 1)],
});
