export const approvalTones = {
  waiting: "warning",
  approved: "success",
  refused: "danger",
  withdrawn: "neutral",
  lapsed: "neutral",
} as const;
