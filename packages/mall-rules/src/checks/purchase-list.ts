/** Checks of what a buyer writes onto a purchase list. */
import { purchaseListLimits } from "../limits/purchase-list.ts";
import type { FormRules } from "./form.ts";
import { lengthBetween, normalizeText, trimmed } from "./text.ts";

/** The name of a list. */
export const purchaseListRules = {
  name: { normalize: trimmed, check: lengthBetween(1, purchaseListLimits.name) },
} satisfies FormRules;

const checkNote = lengthBetween(1, purchaseListLimits.note);

/** The note of a line; none is right, too. */
export const purchaseNoteRules = {
  note: {
    normalize: (typed) => normalizeText(typed).replace(/\s+/g, " "),
    check: (value) => (value === "" ? undefined : checkNote(value)),
  },
} satisfies FormRules;
