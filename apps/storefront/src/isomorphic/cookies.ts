/** Names and lifetimes of what the mall keeps in the browser (Spec §3; spellings are the specification's). */
import { idPattern } from "@tradehall/mall-rules/checks/id";
import { sessionLimits } from "@tradehall/mall-rules/limits";

export const cookieNames = {
  /** The session token; HttpOnly, so no script ever reads it (decisions "Token"). */
  token: "bbcToken",
  userId: "bbcUserId",
  enterpriseId: "seletedEnterpriseId",
  enterpriseName: "seletedEnterpriseName",
  language: "bbcLanguage",
} as const;

/** Where goods are to go, a district's code: chosen on a product's page, no part of the session. */
export const regionCookie = "bbcRegion";

/** How high rows of goods are in cart and checkout, where not as usual; no part of the session. */
export const densityCookie = "bbcDensity";
export const compactDensity = "compact";

/** Local storage (Spec §3). */
export const localNames = {
  /** The enterprise in effect, as JSON. */
  enterprise: "bbcEnterprise",
  /** Id of the visit the analytics count steps in, the steps so far, and when the last one was. */
  visitSession: "bbcUuidSession",
  visitStep: "bbcStep",
  visitAt: "bbcStepAt",
  /** Id of this browser for the analytics, and its records that wait for the network, as JSON. */
  visitor: "bbcUuid",
  visitQueue: "bbcVisits",
  /** Pages that were left before the analytics came, as JSON. */
  leftPages: "bbcLeftPages",
  /** Ids of the goods that are to be compared, with commas between. */
  compared: "bbcCompared",
} as const;

/** Session storage (Spec §3). */
export const sessionNames = {
  /** "1" or "0": whether the shop in effect shows prices and sells. */
  isShowPurchase: "isShowPurchase",
  /** Who is signed in, as JSON. */
  userInfo: "bbcUserInfo",
  /** Another tab switched the enterprise: what this one says once it has reloaded. */
  buyerChanged: "bbcBuyerChanged",
  /** The page this tab's last record was about, as JSON. */
  lastVisit: "bbcLastVisit",
  /** When this tab last reloaded for code that would not load, ms. */
  chunkReloadAt: "bbcChunkReloadAt",
} as const;

/** Session storage: what a buyer typed, to give back after signing in again; `bbcDraft:USER:FORM`. */
export const draftPrefix = "bbcDraft:";

/** Session storage: messages of a chat that are not sent yet, as JSON; `bbcUnsent:USER:CONVERSATION`. */
export const unsentPrefix = "bbcUnsent:";

/** The value of a cookie in a Cookie header or in document.cookie. */
export function readCookie(header: string | null | undefined, name: string): string | undefined {
  for (const part of (header ?? "").split(";")) {
    const at = part.indexOf("=");
    if (at > 0 && part.slice(0, at).trim() === name) {
      try {
        return decodeURIComponent(part.slice(at + 1).trim());
      } catch {
        return undefined;
      }
    }
  }
  return undefined;
}

/** The session's token of a Cookie header; undefined for what can be none, which no header could carry on. */
export function sessionToken(header: string | null | undefined): string | undefined {
  const token = readCookie(header, cookieNames.token);
  return token && /^[\w-]{1,200}$/.test(token) ? token : undefined;
}

/** The enterprise this browser acts for, as it last heard; undefined outside any. */
export function actingFor(header: string | null | undefined): string | undefined {
  const id = readCookie(header, cookieNames.enterpriseId);
  return id && idPattern.test(id) ? id : undefined;
}

interface CookieOptions {
  isHttpOnly?: boolean;
  isSecure: boolean;
}

/** A Set-Cookie value for seven days; an empty value ends the cookie. */
export function cookieText(
  name: string,
  value: string,
  { isHttpOnly = false, isSecure }: CookieOptions,
): string {
  const seconds = value === "" ? 0 : sessionLimits.lifetimeMs / 1_000;
  return [
    `${name}=${encodeURIComponent(value)}`,
    "Path=/",
    `Max-Age=${seconds}`,
    "SameSite=Lax",
    ...(isHttpOnly ? ["HttpOnly"] : []),
    ...(isSecure ? ["Secure"] : []),
  ].join("; ");
}
