import type { WhomToAsk } from "@tradehall/mall-components/chrome/NoRightPage";

/** Whom the buyer asks for a missing right, where a refusal names someone. */
export function whomToAskIn(data: unknown): WhomToAsk | undefined {
  const { enterpriseName, nickName, mobile } = Object(Object(data).whomToAsk) as Record<string, unknown>;
  if (typeof enterpriseName !== "string" || typeof nickName !== "string" || typeof mobile !== "string")
    return undefined;
  return { enterpriseName, nickName, mobile };
}
