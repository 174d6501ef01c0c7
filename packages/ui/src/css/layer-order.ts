/** The cascade layers of the mall, weakest first. This list is the only place that states their order. */
export const layerOrder = ["mall.reset", "mall.tokens", "mall.ui", "mall.components"] as const;

/** Name of one cascade layer of the mall. */
export type MallLayer = (typeof layerOrder)[number];
