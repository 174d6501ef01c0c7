import type { AdminToAsk } from "@tradehall/mall-components/chrome/NoRightPage";

/** Whom the buyer asks for a missing right, where a refusal names someone. */
export function adminNamesIn(data: unknown): AdminToAsk | undefined {
  const { adminToAsk }: Record<string, unknown> = Object(data);
  const { enterpriseName, nickName, mobile }: Record<string, unknown> = Object(adminToAsk);
  if (typeof enterpriseName !== "string" || typeof nickName !== "string" || typeof mobile !== "string")
    return undefined;
  return { enterpriseName, nickName, mobile };
}
