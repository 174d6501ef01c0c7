import { latePart } from "@tradehall/ui/late-part";

/** The lens, which only a mouse over the picture brings. */
export const LateLens = latePart(async () => (await import("./Lens.tsx")).Lens);
