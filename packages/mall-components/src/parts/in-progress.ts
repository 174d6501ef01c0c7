import { vars } from "@tradehall/ui/css";

/**
 * Looks of something whose change is on its way: a line at its head. Fading its words would make them hard to read; a
 * pointer of its own would pass on to all within, so that a browser works out the looks of each once more.
 */
export const inProgress = {
  boxShadow: `inset 0 ${vars.borderWidth.strong} 0 ${vars.color.accent}`,
} as const;
