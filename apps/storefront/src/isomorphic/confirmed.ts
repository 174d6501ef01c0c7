/** How a form says that its question was answered (`server/ask-first.ts`). */
export const confirmedField = "confirmed";

/** Answered in the dialog, which also shows why the server refuses. */
export const confirmed = { [confirmedField]: "1" } as const;

/** Answered on the page that asks, which is shown once more where the server refuses. */
export const confirmedOnPage = "page";
