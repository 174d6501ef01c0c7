/**
 * Every error code: what it means, how the storefront reacts and which HTTP status carries it (Spec §8). A code
 * that is not listed rejects without a message.
 */
import { lookup } from "@tradehall/mall-rules/lookup";
import { keysOf } from "@tradehall/mall-rules/records";

export const successCode = "00000";

export const reactions = [
  "signIn",
  "toastMessage",
  "dealerChanged",
  "serverError",
  "tryLater",
  "rejectSilently",
] as const;
/** How the storefront reacts; one exhaustive switch there. */
export type Reaction = (typeof reactions)[number];

interface CatalogueRow {
  meaning: string;
  reaction: Reaction;
  status: number;
}

export const errorCatalogue = {
  A00001: { meaning: "Business error: show the server's message", reaction: "toastMessage", status: 200 },
  A03002: {
    meaning: "Order expired or submitted twice: show the server's message",
    reaction: "toastMessage",
    status: 200,
  },
  A00004: { meaning: "Not signed in, or the session has ended", reaction: "signIn", status: 401 },
  A00008: { meaning: "The bound dealer's information was updated", reaction: "dealerChanged", status: 200 },
  A00005: { meaning: "Server problem", reaction: "serverError", status: 500 },
  A00015: { meaning: "Too many calls: wait as long as Retry-After says", reaction: "tryLater", status: 429 },
  A00016: {
    meaning: "Busy or not ready: nothing was done, try again after Retry-After",
    reaction: "tryLater",
    status: 503,
  },
  A00003: {
    meaning: "The request body cannot be read or is too large",
    reaction: "rejectSilently",
    status: 400,
  },
  A00013: { meaning: "No such call", reaction: "rejectSilently", status: 404 },
  A00014: { meaning: "An argument has the wrong type or shape", reaction: "rejectSilently", status: 400 },
} as const satisfies Record<string, CatalogueRow>;

export type ErrorCode = keyof typeof errorCatalogue;
export const errorCodes: ErrorCode[] = keysOf(errorCatalogue);

/** The reaction to any code, known or not. */
export const reactionTo = (code: string): Reaction =>
  lookup<CatalogueRow, undefined>(errorCatalogue, code, undefined)?.reaction ?? "rejectSilently";
