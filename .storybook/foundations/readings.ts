import { contrast } from "../../packages/ui/src/tokens/contrast.ts";
import { contrastPairs } from "../../packages/ui/src/tokens/contrast-pairs.ts";
import type { Brand } from "../../packages/ui/src/tokens/shape.ts";

/** A ground that a colour is read on, what it must reach there, and what it does. */
export interface Reading {
  ground: string;
  needs: number;
  reaches: number;
}

/** The grounds that a colour is read on, in one brand and scheme; none for a colour that is a ground itself. */
export const readingsOf = (name: string, { color }: Pick<Brand, "color">): Reading[] =>
  contrastPairs
    .filter(({ over }) => over === name)
    .map(({ over, under, ratio }) => ({
      ground: under,
      needs: ratio,
      reaches: contrast(color[over], color[under]),
    }));
