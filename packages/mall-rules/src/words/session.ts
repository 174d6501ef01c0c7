/** Why a buyer is before the sign-in page again, by the name its address carries. */
export const sessionEndWords = {
  /** The seven days are over. */
  expired: { zh_CN: "登录已过期，请重新登录", en: "Your session has expired, please sign in again" },
  /** Ended by the server or somewhere else, such as by a changed password (Spec §8 "Account offline"). */
  offline: { zh_CN: "账号已离线，请重新登录", en: "Account offline, please login again" },
  /** The buyer pressed 退出登录 here. */
  signedOut: { zh_CN: "您已退出登录", en: "You have signed out" },
  signedOutElsewhere: {
    zh_CN: "您已在其他页面退出登录，请重新登录",
    en: "You signed out on another page, please sign in again",
  },
} as const satisfies Record<string, { zh_CN: string; en: string }>;
/** Who an account belonged to that is closed. */
export const closedAccountName = { zh_CN: "已注销用户", en: "Closed account" } as const;

export type SessionEnd = keyof typeof sessionEndWords;

export const isSessionEnd = (name: unknown): name is SessionEnd =>
  typeof name === "string" && Object.hasOwn(sessionEndWords, name);
