/** Flash sales, group buying and limited-time offers: where one stands (Spec §4). */
export const activityKinds = ["seckill", "grouping", "special"] as const;
export type ActivityKind = (typeof activityKinds)[number];

export const activityStatuses = ["notStarted", "inProgress", "ended", "soldOut"] as const;
export type ActivityStatus = (typeof activityStatuses)[number];

export interface ActivityTimes {
  /** Milliseconds since 1970. */
  startsAt: number;
  endsAt: number;
  /** Pieces left of all its goods. */
  left: number;
}

/** Where it stands at a moment of the server's clock; sold out only while it runs. */
export function activityStatus({ startsAt, endsAt, left }: ActivityTimes, now: number): ActivityStatus {
  if (now >= endsAt) return "ended";
  if (now < startsAt) return "notStarted";
  return left > 0 ? "inProgress" : "soldOut";
}
