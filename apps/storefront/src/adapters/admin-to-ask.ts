import type { AdminToAsk } from "@tradehall/mall-components/chrome/NoRightPage";

/** Whom the buyer asks for a missing right, where a refusal names someone. */
export function adminNamesIn(data: unknown): AdminToAsk | undefined {
  const { enterpriseName, nickName, mobile } = Object(Object(data).adminToAsk) as Record<string, unknown>;
  if (typeof enterpriseName !== "string" || typeof nickName !== "string" || typeof mobile !== "string")
    return undefined;
  return { enterpriseName, nickName, mobile };
}
