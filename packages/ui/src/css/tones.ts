import { createVar, type StyleRule } from "@vanilla-extract/css";
import { vars } from "../tokens/contract.ts";
import type { ColorToken } from "../tokens/shape.ts";

/**
 * Looks that differ in their colours only: each tone says which colour is in each cell, each variant is written
 * once and reads `cells`. Without it every variant is written for every tone.
 *
 * @param names The cells, in the order in which `table` lists a tone's colours.
 * @param table tone → its colours.
 */
export function tonesOf<Tone extends string, const Names extends readonly string[]>(
  names: Names,
  table: Record<Tone, { readonly [Cell in keyof Names]: ColorToken }>,
) {
  const cells = Object.fromEntries(names.map((name) => [name, createVar()])) as Record<Names[number], string>;
  const rule = (colors: readonly ColorToken[]): StyleRule => ({
    vars: Object.fromEntries(
      names.map((name, at) => [cells[name as Names[number]], vars.color[colors[at] as ColorToken]]),
    ),
  });
  const tones = Object.fromEntries(
    Object.entries<readonly ColorToken[]>(table).map(([tone, colors]) => [tone, rule(colors)]),
  ) as Record<Tone, StyleRule>;
  return { cells, tones };
}
