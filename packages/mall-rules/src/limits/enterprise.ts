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
  /** Characters: what an applicant says of themselves, and why they, or an order, are refused. */
  joinNote: 100,
  refusalReason: 200,
} as const;

/** Orders above a member's limit, and what they are booked on. */
export const approvalLimits = {
  /** How long goods, prices and coupons of an order are held for its approval. */
  heldMs: day,
  steps: 3,
  /** Categories that have a limit of their own, of one member. */
  categories: 5,
  /** Approvers of one step. */
  approvers: 10,
  costCentreLength: 40,
  projectLength: 60,
  /** Cost centres and projects of earlier orders that a form offers. */
  suggestions: 20,
  /** Cost centres that the list of an enterprise's orders can be narrowed to. */
  costCentres: 100,
} as const;
