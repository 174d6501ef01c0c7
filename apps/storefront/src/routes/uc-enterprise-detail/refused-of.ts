import type { EnterpriseAnswer } from "./enterprise-action.ts";

/** What is said of a refusal that was not taken, at its application. */
export function refusedOf(decided: EnterpriseAnswer | undefined) {
  if (!decided || decided.ok || !decided.turnedDown) return undefined;
  const { id, reason } = decided.turnedDown;
  const { fields, message } = decided.error;
  return { id, defaultValues: { reason }, fieldErrors: fields, formError: message || undefined };
}
