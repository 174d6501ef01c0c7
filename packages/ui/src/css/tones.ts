import { createVar, type StyleRule } from "@vanilla-extract/css";
import { fromNames, keysOf } from "../internal/names.ts";
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
  const order: readonly Names[number][] = names;
  const cells = fromNames(order, () => createVar());
  const rule = (colors: readonly ColorToken[]): StyleRule => ({
    vars: Object.fromEntries(
      colors.flatMap((color, at) => {
        const name = order[at];
        return name === undefined ? [] : [[cells[name], vars.color[color]]];
      }),
    ),
  });
  const tones = fromNames(keysOf(table), (tone) => rule(table[tone]));
  return { cells, tones };
}
