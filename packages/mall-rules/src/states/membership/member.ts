/** Levels of members, why growth changes, and what can be done for it once. */

/** Reached by growth, or bought for a time. */
export const levelKinds = ["growth", "paid"] as const;
export type LevelKind = (typeof levelKinds)[number];

/** Earned by an order's receipt, taken back by its refunds, by sign-in and by tasks; what an account began with. */
export const growthSources = ["order", "takenBack", "signIn", "task", "opening"] as const;
export type GrowthSource = (typeof growthSources)[number];

/** What a buyer does once: each is checked against what the mall knows. */
export const memberTasks = ["profile", "mail", "address", "firstOrder", "firstReview"] as const;
export type MemberTask = (typeof memberTasks)[number];

/** To do, done and not claimed yet, claimed. */
export const taskStates = ["open", "done", "claimed"] as const;
export type TaskState = (typeof taskStates)[number];

export const taskState = ({ isDone, isClaimed }: { isDone: boolean; isClaimed: boolean }): TaskState =>
  isClaimed ? "claimed" : isDone ? "done" : "open";

/** The rank that so much growth reaches; the first where there are no levels. */
export const rankOfGrowth = (
  levels: readonly { rank: number; minGrowth: number }[],
  growth: number,
): number => Math.max(1, ...levels.filter(({ minGrowth }) => minGrowth <= growth).map(({ rank }) => rank));
