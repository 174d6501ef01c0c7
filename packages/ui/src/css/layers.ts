import { globalLayer } from "@vanilla-extract/css";

/** The cascade layers of the mall, weakest first. This list is the only place that states their order. */
export const layerOrder = ["mall.reset", "mall.tokens", "mall.ui", "mall.components"] as const;

/** Name of one cascade layer of the mall. */
export type MallLayer = (typeof layerOrder)[number];

/**
 * States the layer order in the style sheet that is being built. Every sheet states it, because the first one
 * a browser reads decides, and which chunk comes first is the bundler's choice.
 */
export function stateLayerOrder(): void {
  for (const name of layerOrder) globalLayer(name);
}
