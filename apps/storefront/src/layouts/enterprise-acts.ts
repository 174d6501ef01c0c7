/**
 * Acting for another enterprise and agreeing to its terms (Spec §4). Imported when one of the two dialogs opens.
 */
import { agreeToTerms } from "@tradehall/api-client/endpoints/enterprise/agree-to-terms";
import { selectEnterprise } from "@tradehall/api-client/endpoints/enterprise/select-enterprise";
import type { EnterpriseItem } from "@tradehall/api-client/models/user";
import { mall } from "../browser/calls/client.ts";
import { dropDrafts } from "../browser/forms/use-draft.ts";
import { keepCookie } from "../browser/session/keep-cookie.ts";
import { broadcastToTabs } from "../browser/session/tabs.ts";
import { cookieNames, localNames, sessionNames } from "../isomorphic/cookies.ts";

/** What the browser keeps of the choice; a forbidden storage costs what it would keep, not the choice. */
function keep(chosen: EnterpriseItem, isShowPurchase: number): void {
  keepCookie(cookieNames.enterpriseId, String(chosen.enterpriseId));
  keepCookie(cookieNames.enterpriseName, chosen.enterpriseName);
  try {
    localStorage.setItem(localNames.enterprise, JSON.stringify(chosen));
    sessionStorage.setItem(sessionNames.isShowPurchase, String(isShowPurchase));
  } catch {
    // Nothing is kept then.
  }
}

/** Saves the choice here and on the server and tells the other tabs; whether the administrator must agree first. */
export async function switchEnterprise(userId: number, chosen: EnterpriseItem): Promise<boolean> {
  const { enterpriseId, adminUserId, shopId } = chosen;
  const answer = await mall(selectEnterprise, {
    body: { userId, currentEpId: enterpriseId, adminUserId, shopId },
  });
  keep(chosen, answer.isShowPurchase);
  // An order that was being filled in belongs to the enterprise before.
  dropDrafts("submit-order");
  broadcastToTabs({ kind: "buyerChanged" });
  return answer.epAdminFirstLogin === 1;
}

/** The administrator agrees; other tabs then stop asking. */
export async function agree(enterpriseId: number): Promise<void> {
  await mall(agreeToTerms, { body: { enterpriseId } });
  broadcastToTabs({ kind: "buyerChanged" });
}
