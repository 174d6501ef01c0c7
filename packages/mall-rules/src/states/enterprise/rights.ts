/** Who may do what in an enterprise (Spec §6): one table, from which server, buttons and tests derive. */
import { keysOf } from "../../records/index.ts";

export const enterpriseRoles = ["administrator", "member"] as const;
export type EnterpriseRole = (typeof enterpriseRoles)[number];

const both = enterpriseRoles;
const administrator = ["administrator"] as const;

/** Each act with the roles that may do it. */
export const enterpriseRights = {
  readFacts: both,
  readMembers: both,
  readInvites: administrator,
  invite: administrator,
  withdrawInvite: administrator,
  removeMember: administrator,
  transfer: administrator,
  /** Of the whole enterprise; who may not sees what they ordered themselves. */
  readStatements: administrator,
  confirmStatement: administrator,
  readApplications: administrator,
  decideApplication: administrator,
  readCredit: both,
  requestCredit: administrator,
  repayCredit: administrator,
  /** Orders that are owed to the shop until their due date. */
  buyOnTerms: both,
  /** Ends the account, once all of its orders are complete. */
  close: administrator,
  /** The administrator hands over first. */
  leave: ["member"],
  readRules: both,
  setRules: administrator,
  readLimits: administrator,
  setLimits: administrator,
  /** Each for themself. */
  setStandIn: both,
  readApprovals: both,
  /** Which orders, the steps of their approval say (states/purchase/approval). */
  decideApprovals: both,
  /** Of the goods that each asks for; the administrator sees and orders all quotes of the enterprise. */
  askQuote: both,
  readQuotes: both,
  acceptQuote: both,
} as const satisfies Record<string, readonly EnterpriseRole[]>;
export type EnterpriseAct = keyof typeof enterpriseRights;
export const enterpriseActs = keysOf(enterpriseRights);

export const enterpriseRoleOf = (userId: number, adminUserId: number): EnterpriseRole =>
  userId === adminUserId ? "administrator" : "member";

export function mayInEnterprise(role: EnterpriseRole, act: EnterpriseAct): boolean {
  const roles: readonly EnterpriseRole[] = enterpriseRights[act];
  return roles.includes(role);
}

/** What a member of this role may do, as answers say it. */
export const actsOfRole = (role: EnterpriseRole): EnterpriseAct[] =>
  enterpriseActs.filter((act) => mayInEnterprise(role, act));

/** An invitation, from when it was sent: answered once, withdrawn, or over after `enterpriseLimits.inviteMs`. */
export const inviteStates = ["open", "accepted", "declined", "withdrawn", "expired"] as const;
export type InviteState = (typeof inviteStates)[number];

export function inviteStateOf(
  invite: { isAccepted: boolean | null; withdrawnAt: Date | null; expiresAt: Date },
  now: Date,
): InviteState {
  if (invite.isAccepted !== null) return invite.isAccepted ? "accepted" : "declined";
  if (invite.withdrawnAt) return "withdrawn";
  return invite.expiresAt <= now ? "expired" : "open";
}

/** An application to join: answered by the administrator, or taken back by who made it. */
export const joinStates = ["waiting", "approved", "refused", "withdrawn"] as const;
export type JoinState = (typeof joinStates)[number];
