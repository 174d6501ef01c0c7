/**
 * Opening a store (Spec §4 "under review, not passed (can edit and resubmit), offline, not yet open, suspended"): what may be
 * done in each state, by whom. One table for the server, which decides, and for the applicant's page and the sandbox, whose
 * buttons it draws.
 */
import { isShopOpen, shopClosedAs } from "./shop.ts";

/** As they are kept. A passed one has become a shop, whose own status says the rest (`states/shop/shop`). */
export const storeApplicationStatuses = ["underReview", "notPassed", "withdrawn", "passed"] as const;
export type StoreApplicationStatus = (typeof storeApplicationStatuses)[number];

/** What the applicant is told: 审核中 · 未通过 · 已下线 · 未营业 · 停业中 · 营业中, before them that nothing was applied for. */
export const storeStates = [
  ...(["none", "underReview", "notPassed", "withdrawn"] as const),
  ...(["notOpen", "open", "suspended", "offline"] as const),
] as const;
export type StoreState = (typeof storeStates)[number];

/** The state of an application and of the shop it became; undefined where there is none. */
export function storeStateOf(
  application: StoreApplicationStatus | undefined,
  shopStatus: number | undefined,
): StoreState {
  if (application !== "passed") return application ?? "none";
  if (shopStatus === undefined || isShopOpen(shopStatus)) return "open";
  const closedAs = shopClosedAs(shopStatus);
  return closedAs === "suspended" || closedAs === "offline" ? closedAs : "notOpen";
}

export const storeActs = ["apply", "withdraw", "pass", "refuse", "setAccount"] as const;
export type StoreAct = (typeof storeActs)[number];
export type StoreParty = "applicant" | "platform";

interface StoreMove {
  by: StoreParty;
  /** What the application is afterwards; absent: what it was. */
  next?: StoreApplicationStatus;
}

const apply: StoreMove = { by: "applicant", next: "underReview" };
const setAccount: StoreMove = { by: "applicant" };

/** State → act → who and next. An act that is not listed cannot be done there. */
export const storeMoves: Record<StoreState, Partial<Record<StoreAct, StoreMove>>> = {
  none: { apply },
  underReview: {
    withdraw: { by: "applicant", next: "withdrawn" },
    pass: { by: "platform", next: "passed" },
    refuse: { by: "platform", next: "notPassed" },
  },
  notPassed: { apply },
  withdrawn: { apply },
  notOpen: { setAccount },
  open: { setAccount },
  suspended: { setAccount },
  offline: { setAccount },
};

/** What may be done in a state, in the order of the buttons. */
export const storeActsOf = (state: StoreState, by: StoreParty): StoreAct[] =>
  storeActs.filter((act) => storeMoves[state][act]?.by === by);

/** `shopAuditStatus` of the family; null where nothing waits or was decided. */
export const shopAuditStatuses = { refused: -1, pending: 0, passed: 1 } as const;
const auditByStatus: Record<StoreApplicationStatus, number | null> = {
  underReview: shopAuditStatuses.pending,
  passed: shopAuditStatuses.passed,
  notPassed: shopAuditStatuses.refused,
  withdrawn: null,
};
export const shopAuditStatusOf = (status: StoreApplicationStatus | undefined): number | null =>
  status ? auditByStatus[status] : null;
