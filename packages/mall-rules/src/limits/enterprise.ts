import { day } from "./units.ts";

/** Members of an enterprise. */
export const enterpriseLimits = {
  members: 500,
  /** Invitations that are open at a time. */
  openInvites: 50,
  /** How long an invitation, or an offer of the administration, can be accepted. */
  inviteMs: 7 * day,
  /** Applications to join that wait for an answer: of an enterprise, and of a person. */
  waitingApplications: 100,
  ownApplications: 5,
  /** Characters: what an applicant says of themselves, and why they are refused. */
  joinNote: 100,
  refusalReason: 200,
} as const;
