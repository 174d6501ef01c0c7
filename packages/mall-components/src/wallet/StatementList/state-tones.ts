/** Colour of a statement's state; a file of its own, so that a month's page does not load the chart of all. */
export const stateTones = { running: "info", closed: "warning", confirmed: "success" } as const;
