/** What the settlers of deadlines of orders, teams and refunds share. */

export interface Settling {
  /** Leaves buyers alone for whom something else is being decided. */
  skipsLocked: boolean;
  atMost: number;
}

/** An error of one stops none after it; the first is thrown when all were tried. */
export async function settleEach<Due>(
  due: readonly Due[],
  settleOne: (one: Due) => Promise<void>,
): Promise<void> {
  const errors: unknown[] = [];
  for (const one of due) await settleOne(one).catch((error: unknown) => errors.push(error));
  if (errors.length > 0) throw errors[0];
}
