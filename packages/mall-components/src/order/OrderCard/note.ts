/** Look of what is less than the sum: times, counts, the way of payment. */
export const note = { size: "xs", tone: "muted", leading: "snug", isNumeric: true } as const;
