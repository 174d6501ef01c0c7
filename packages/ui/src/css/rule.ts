import type { StyleRule } from "@vanilla-extract/css";

/** One rule, a class name, or a list of both; objects in a list are merged, media and selectors included. */
export type Rule = StyleRule | string | readonly (StyleRule | string)[];

type Tree = { [key: string]: unknown };

function isTree(value: unknown): value is Tree {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function merge(target: Tree, source: object): Tree {
  const merged: Tree = { ...target };
  const entries: [string, unknown][] = Object.entries(source);
  for (const [key, value] of entries) {
    const present = merged[key];
    merged[key] = isTree(present) && isTree(value) ? merge(present, value) : value;
  }
  return merged;
}

/** Splits a rule into the classes it names and the one style object it amounts to. */
export function settle(rule: Rule): { classes: string[]; body: StyleRule } {
  const parts = typeof rule === "string" || !Array.isArray(rule) ? [rule] : rule;
  const classes: string[] = [];
  let body: Tree = {};
  for (const part of parts) {
    if (typeof part === "string") classes.push(part);
    else body = merge(body, part);
  }
  return { classes, body: body as StyleRule };
}
