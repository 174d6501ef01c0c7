/** What cells and heads have in common: their room, and where those are that stay in view. */

import { vars } from "../../css/index.ts";

const line = `${vars.borderWidth.line} solid ${vars.color.line}`;

export const looks = {
  density: {
    compact: { padding: `${vars.space.xs} ${vars.space.s}` },
    regular: { padding: `${vars.space.s} ${vars.space.m}` },
  },
  /** The browser's table puts cells into the middle by itself. */
  isVirtual: {
    true: { display: "grid", alignContent: "center", justifyItems: "start", blockSize: "100%" },
  },
  align: { start: {}, end: { textAlign: "end", justifyItems: "end" } },
} as const;

/** React Aria's own layout has a box around each cell, which stays in view; in the browser's table the cell itself does. */
export const stays = (place: "first" | "second", zIndex: number) => ({
  variants: { isVirtual: false, sticky: place },
  style: {
    position: "sticky",
    insetInlineStart: place === "first" ? 0 : "var(--mall-dataGrid-tick)",
    zIndex,
  } as const,
});

export const sticky = {
  first: {},
  second: {},
} as const;

/** The edge of what stays, seen once something is below it. */
export const edge = { true: { borderInlineEnd: line } } as const;
