import type { TeamStatus } from "@tradehall/mall-rules/states/promotion/team";

/** Someone in a team. */
export interface TeamMemberView {
  /** Masked, but for the reader's own. */
  name: string;
  /** Picture path; absent: the first letter of the name. */
  picture?: string;
  /** Who opened the team. */
  isLeader?: boolean;
  /** Whether the place is paid for, not only held. */
  isPaid?: boolean;
  /** The reader. */
  isOwn?: boolean;
}

/** A team of group buying. */
export interface TeamView {
  id: string;
  /** The product's page, which joins this team. */
  href: string;
  /** Whether it waits for people, is full or was not filled. */
  status: TeamStatus;
  /** People it needs. */
  size: number;
  /** Places that can be taken now. */
  placesLeft: number;
  /** Until when it can be filled, ms. */
  endsAt: number;
  /** Who opened it first. */
  members: readonly TeamMemberView[];
}
