/** What the settlers of deadlines of orders, teams and refunds share. */

export interface Settling {
  /** Leaves buyers alone for whom something else is being decided. */
  skipsLocked: boolean;
  atMost: number;
}

/** One that cannot be settled keeps none after it waiting, and is told of in the end. */
export async function settleEach<Due>(
  due: readonly Due[],
  settleOne: (one: Due) => Promise<void>,
): Promise<void> {
  const troubles: unknown[] = [];
  for (const one of due) await settleOne(one).catch((error: unknown) => troubles.push(error));
  if (troubles.length > 0) throw troubles[0];
}
