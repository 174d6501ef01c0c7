/**
 * Teams of group buying: where one is, what that means for the orders of its members, who may join it. One function
 * of the server's now for both sides (docs/decisions/2026-11-23-group-buying.md).
 */
import { groupLimits } from "../../limits/index.ts";
import type { OrderEvent } from "../order/order.ts";

export const teamStatuses = ["forming", "filled", "failed"] as const;
export type TeamStatus = (typeof teamStatuses)[number];

export interface TeamFacts {
  /** People it needs. */
  size: number;
  /** Places that are held: by those who have paid, and by those who have their time to pay. */
  taken: number;
  paid: number;
  /** Milliseconds since 1970. */
  endsAt: number;
}

/** Filled by the last payment, whatever time it is now; else it has until its end, to the millisecond. */
export function teamStatus({ size, paid, endsAt }: Omit<TeamFacts, "taken">, now: number): TeamStatus {
  if (paid >= size) return "filled";
  return now < endsAt ? "forming" : "failed";
}

/** What becomes of the orders that wait for their team (states/order/order). */
export const teamOutcome: Record<TeamStatus, OrderEvent | null> = {
  forming: null,
  filled: "groupFilled",
  failed: "groupFailed",
};

/** Until when a team that is opened now can be filled: a day, and not beyond its activity. */
export const teamEndsAt = (openedAt: number, activityEndsAt: number): number =>
  Math.min(openedAt + groupLimits.teamFillMs, activityEndsAt);

/** Places that someone may still take. */
export const placesLeft = ({ size, taken }: Pick<TeamFacts, "size" | "taken">): number =>
  Math.max(0, size - taken);

/** What a buyer has to do with a team and its activity. */
export interface TeamRelation {
  isMember: boolean;
  /** Whether an order of theirs in the activity waits for its payment or its team. */
  hasRunning: boolean;
}

/** Why a buyer cannot open a team or join one; names of the server's refusals. */
export type TeamBlock = "teamOver" | "teamJoined" | "groupRunning" | "teamFull";

/** `team` is missing for who opens one. A place that is not paid for may become free again: full is not over. */
export function teamBlock(
  team: TeamFacts | undefined,
  { isMember, hasRunning }: TeamRelation,
  now: number,
): TeamBlock | undefined {
  if (team && isMember) return "teamJoined";
  if (team && teamStatus(team, now) !== "forming") return "teamOver";
  if (hasRunning) return "groupRunning";
  return team && placesLeft(team) === 0 ? "teamFull" : undefined;
}
