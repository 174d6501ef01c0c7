import { day } from "./units.ts";

/** Members of an enterprise. */
export const enterpriseLimits = {
  members: 500,
  /** Invitations that are open at a time. */
  openInvites: 50,
  /** How long an invitation, or an offer of the administration, can be accepted. */
  inviteMs: 7 * day,
} as const;

/** Orders above a member's limit, and what they are booked on. */
export const approvalLimits = {
  /** How long goods, prices and coupons of an order are held for its approval. */
  heldMs: day,
  steps: 3,
  /** Approvers of one step. */
  approvers: 10,
  reasonLength: 200,
  costCentreLength: 40,
  projectLength: 60,
  /** Cost centres and projects of earlier orders that a form offers. */
  suggestions: 20,
} as const;
