import type { StyleRule } from "@vanilla-extract/css";
import { vars } from "../tokens/contract.ts";
import { media } from "./media.ts";

type Body = NonNullable<StyleRule["selectors"]>[string];

/** Looks under the pointer, by mouse only: native `:hover` where a pointer can hover, and React Aria's `[data-hovered]`. */
export function hover(body: Body): StyleRule {
  return {
    "@media": {
      [media.canHover]: { selectors: { "&:hover:not(:disabled):not([aria-disabled=true])": body } },
    },
    selectors: { "&[data-hovered]": body },
  };
}

/** Looks while held down, native or React Aria. */
export function pressed(body: Body): StyleRule {
  return {
    selectors: { "&:active:not(:disabled):not([aria-disabled=true]), &[data-pressed]": body },
  };
}

/** Looks while disabled: native `disabled`, `aria-disabled`, or React Aria's `[data-disabled]`. */
export function disabled(body: Body): StyleRule {
  return { selectors: { "&:disabled, &[aria-disabled=true], &[data-disabled]": body } };
}

/** Looks while chosen: `aria-selected`, `aria-current`, `aria-pressed`, `aria-checked`, or `[data-selected]`. */
export function selected(body: Body): StyleRule {
  return {
    selectors: {
      "&[aria-selected=true], &[aria-current]:not([aria-current=false]), &[aria-pressed=true], &[aria-checked=true], &[data-selected]":
        body,
    },
  };
}

/** The keyboard focus ring of the brand; never shown for a mouse press. */
export const focusRing: StyleRule = {
  outline: "none",
  selectors: {
    "&:focus-visible, &[data-focus-visible]": {
      outline: `${vars.borderWidth.focus} solid ${vars.color.focus}`,
      outlineOffset: vars.space.xxs,
    },
  },
};

/** The focus ring drawn inside the edge, for rows and cells whose neighbours would cut it off. */
export const focusRingInside: StyleRule = {
  outline: "none",
  selectors: {
    "&:focus-visible, &[data-focus-visible]": {
      outline: `${vars.borderWidth.focus} solid ${vars.color.focus}`,
      outlineOffset: `calc(${vars.borderWidth.focus} * -1)`,
    },
  },
};

/** Present for screen readers, absent for eyes. */
export const visuallyHidden: Body = {
  position: "absolute",
  inlineSize: vars.borderWidth.line,
  blockSize: vars.borderWidth.line,
  margin: `calc(${vars.borderWidth.line} * -1)`,
  padding: 0,
  overflow: "hidden",
  clipPath: "inset(50%)",
  whiteSpace: "nowrap",
  border: 0,
  // What pages have anyway: a size or weight of its own makes the browser look all its fonts up once more.
  fontSize: vars.fontSize.xs,
  fontWeight: vars.weight.regular,
};

/**
 * Laid out and painted only near the screen, so that the first view does not wait for it. `blockSize` is kept for it until
 * then; a rough one will do. With `data-mall-settled` on the root all is laid out, so that heights are true ones and a
 * picture of the whole page shows the whole page.
 */
export const belowFold = (blockSize: string): StyleRule => ({
  contentVisibility: "auto",
  containIntrinsicSize: `auto ${blockSize}`,
  "@media": { print: { contentVisibility: "visible" } },
  selectors: { "html[data-mall-settled] &": { contentVisibility: "visible" } },
});

/** Cuts text after so many lines with an ellipsis. `room` is above and below it; in a padding the next line would show. */
export function clampLines(lines: number, room?: string): StyleRule {
  return {
    display: "-webkit-box",
    WebkitBoxOrient: "vertical",
    WebkitLineClamp: lines,
    overflow: "hidden",
    overflowWrap: "anywhere",
    ...(room && { borderBlock: `${room} solid transparent` }),
  };
}

/** One line, cut with an ellipsis. */
export const ellipsis: StyleRule = {
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
  minInlineSize: 0,
};

/** A multiple of a token: `times(vars.space.l, 3)`. */
export function times(token: string, factor: number): string {
  return `calc(${token} * ${factor})`;
}

/** Colour, border, background and shadow move with the brand's fast duration; the reset stops it for less motion. */
export const smooth: StyleRule = {
  transitionProperty: "color, background-color, border-color, box-shadow, opacity, transform",
  transitionDuration: vars.duration.fast,
  transitionTimingFunction: vars.easing.standard,
};

/**
 * Takes presses a little beyond its edges where fingers press: at least as high and wide as a small control. Is on
 * what is one box, moves nothing around it and lies under what is in it.
 */
export const reachable: StyleRule = {
  position: "relative",
  isolation: "isolate",
  "@media": Object.fromEntries(
    [media.narrow, media.coarse].map((where) => [
      where,
      {
        selectors: {
          "&::after": {
            content: "",
            position: "absolute",
            inset: `min(0px, (100% - ${vars.size.controlS}) / 2)`,
            zIndex: -1,
          },
        },
      },
    ]),
  ),
};
