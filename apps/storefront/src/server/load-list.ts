/**
 * What a page can stand without for a moment: the page shows all around it, says in its place that it could not be
 * loaded, and asks again there. Server only.
 */
import { data } from "react-router-dom";
import { type MallError, toMallError } from "../adapters/mall-error.ts";
import { statusOfPage } from "./error-status.ts";
import { load } from "./mall.ts";

/** Refusals, the session's end and "later" are the page's own (docs/decisions/2026-11-22-the-answer-later.md). */
function listErrorOf(cause: unknown): MallError {
  const error = toMallError(cause);
  if (error?.reaction !== "network" && error?.reaction !== "serverError") throw cause;
  return error;
}

/** A list page's own rows beside what its address says; the status tells programs of a failure. */
export const loadList = <Query, Loaded>(query: Query, work: () => Promise<Loaded>) =>
  load(async () => {
    try {
      const loaded: Loaded | undefined = await work();
      return data({ query, loaded });
    } catch (cause) {
      return data({ query, loaded: undefined }, { status: statusOfPage(listErrorOf(cause)) });
    }
  });

/** A part beside what the page is about; undefined where it could not be loaded. Inside `load`. */
export const loadPart = <Part>(work: Promise<Part>): Promise<Part | undefined> =>
  work.catch((cause: unknown) => {
    listErrorOf(cause);
    return undefined;
  });
