/** Colour of each state of an approval, in lists and in its history. */
export const approvalTones = {
  waiting: "warning",
  approved: "success",
  refused: "danger",
  withdrawn: "neutral",
  lapsed: "neutral",
} as const;
