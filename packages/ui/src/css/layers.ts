import { globalLayer } from "@vanilla-extract/css";
import { layerOrder } from "./layer-order.ts";

/**
 * States the layer order in the style sheet that is being built. Every sheet states it, because the first one
 * a browser reads decides, and which chunk comes first is the bundler's choice.
 */
export function stateLayerOrder(): void {
  for (const name of layerOrder) globalLayer(name);
}
