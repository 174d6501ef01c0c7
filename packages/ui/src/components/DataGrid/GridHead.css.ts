import { ellipsis, focusRing, focusRingInside, hover, media, recipe, style, vars } from "../../css/index.ts";
import * as place from "./place.ts";

const line = `${vars.borderWidth.line} solid ${vars.color.line}`;

export const head = recipe({
  base: [
    {
      verticalAlign: "middle",
      minInlineSize: 0,
      borderBlockEnd: line,
      background: vars.color.surfaceSunken,
      color: vars.color.textMuted,
      fontWeight: vars.weight.medium,
      textAlign: "start",
      selectors: { "&[data-allows-sorting]": { cursor: "pointer" } },
      "@media": { [media.print]: { width: "auto !important" } },
    },
    focusRingInside,
    hover({ color: vars.color.text }),
  ],
  variants: {
    ...place.looks,
    isVirtual: {
      true: { ...place.looks.isVirtual.true, position: "relative" },
      false: { position: "sticky", insetBlockStart: 0, zIndex: 2 },
    },
    isLastSticky: place.edge,
    sticky: place.sticky,
  },
  compoundVariants: [place.stays("first", 3), place.stays("second", 3)],
});

export const headWords = recipe({
  base: [
    { display: "flex", alignItems: "center", gap: vars.space.xs, minInlineSize: 0, inlineSize: "100%" },
    focusRing,
  ],
  variants: { align: { start: {}, end: { justifyContent: "flex-end" } } },
});

/** Placed rows are as high as was counted, so that a long head is cut there; the browser's own grow. */
export const headText = recipe({
  base: { minInlineSize: 0 },
  variants: { isVirtual: { true: ellipsis, false: { overflowWrap: "break-word" } } },
});

export const sortMark = recipe({
  base: { display: "inline-flex", flex: "none" },
  variants: { isSorted: { true: { color: vars.color.accent }, false: { color: vars.color.textFaint } } },
});

/** At the end of the head; wider than its line, so that a finger meets it. */
export const resizer = style({
  position: "absolute",
  insetBlock: 0,
  insetInlineEnd: 0,
  inlineSize: vars.space.m,
  cursor: "col-resize",
  touchAction: "none",
  outline: "none",
  "@media": {
    [media.coarse]: { inlineSize: vars.space.xl },
    [media.print]: { display: "none" },
  },
  selectors: {
    "&::after": {
      content: "",
      position: "absolute",
      insetBlock: vars.space.s,
      insetInlineEnd: 0,
      borderInlineEnd: `${vars.borderWidth.focus} solid ${vars.color.lineStrong}`,
    },
    "&[data-hovered]::after, &[data-resizing]::after, &[data-focus-visible]::after": {
      insetBlock: 0,
      borderColor: vars.color.accent,
    },
  },
});
