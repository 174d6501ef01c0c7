import type { AnswerOf, Endpoint } from "@tradehall/api-client/contract";

/** Asks a call without input. */
export type Ask = <E extends Endpoint>(endpoint: E) => Promise<AnswerOf<E>>;
