/**
 * The visit that steps are counted in (Spec §4, §9): it goes on while something is done and ends after 30 minutes in
 * which nothing is. Pure: storage, clock and ids come from outside.
 */
import { shellLimits } from "@tradehall/mall-rules/limits";

export interface VisitSession {
  id: string;
  /** Pages counted so far, which is the step of the next one. */
  steps: number;
  /** When something was last done, ms by the browser's clock. */
  at: number;
}

/** Midnight ends no visit; a clock that was set back does not either, it only counts from the new time on. */
const isOver = (session: VisitSession, now: number): boolean =>
  now - session.at >= shellLimits.analyticsIdleMs;

/** The visit in which something is done now: the same one, or a new one from step 0. */
export function touch(session: VisitSession | undefined, now: number, newId: () => string): VisitSession {
  if (!session || isOver(session, now)) return { id: newId(), steps: 0, at: now };
  return { ...session, at: now };
}

/** A page change: its step, and the visit with that step counted. */
export function countPage(
  session: VisitSession | undefined,
  now: number,
  newId: () => string,
): { step: number; session: VisitSession } {
  const current = touch(session, now, newId);
  return { step: current.steps, session: { ...current, steps: current.steps + 1 } };
}
