import { lateBoundPart } from "@tradehall/ui/late-part";

/** Teams of group buying, whose code only pages of goods or orders that are in one fetch; loaders of the server wait for it. */
export const LateTeams = lateBoundPart(async () => (await import("./Teams.tsx")).Teams);
