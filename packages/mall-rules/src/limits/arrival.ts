/** Sold-out goods that buyers wait for. */
export const arrivalLimits = {
  /** SKUs one buyer waits for at a time. */
  open: 200,
} as const;
