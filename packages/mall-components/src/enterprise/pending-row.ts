/**
 * The buttons of one row while an act is on its way: those of the row that it is about spin, those of the others are
 * off. Where the row is not known all spin.
 */
export const pendingRow = (isPending: boolean | undefined, pendingId: string | undefined, id: string) => ({
  isPending: isPending && (pendingId ?? id) === id,
  isDisabled: isPending && (pendingId ?? id) !== id,
});

/** The buttons of a form beside such a list: they spin for its own act, and are off while one about a row is on its way. */
export const pendingForm = (isPending: boolean | undefined, pendingId: string | undefined) => ({
  isPending: Boolean(isPending) && pendingId === undefined,
  isDisabled: isPending && pendingId !== undefined,
});
