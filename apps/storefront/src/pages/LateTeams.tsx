/** Teams of group buying, whose code only pages of goods or orders that are in one fetch; drawn by the server like the rest. */
import { lateDrawnPart } from "@tradehall/ui/late-part";
import { Suspense } from "react";
import type { TeamsProps } from "./Teams.tsx";

const Drawn = lateDrawnPart(async () => (await import("./Teams.tsx")).Teams);

/** For loaders of the server: what is there already is drawn with the page, and stands without script. */
export const readyTeams = Drawn.preload;

export const LateTeams = (props: TeamsProps) => (
  <Suspense>
    <Drawn {...props} />
  </Suspense>
);
