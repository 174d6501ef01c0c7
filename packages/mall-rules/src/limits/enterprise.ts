import { day } from "./units.ts";

/** Members of an enterprise. */
export const enterpriseLimits = {
  members: 500,
  /** Invitations that are open at a time. */
  openInvites: 50,
  /** How long an invitation, or an offer of the administration, can be accepted. */
  inviteMs: 7 * day,
} as const;
