import { vars } from "@tradehall/ui/css";

/** Looks of something whose change is on its way: a line at its head. Fading its words would make them hard to read. */
export const inProgress = {
  cursor: "progress",
  boxShadow: `inset 0 ${vars.borderWidth.strong} 0 ${vars.color.accent}`,
} as const;
