/** Group buying: what is sold in teams, the teams and who is in them. */
import { activityStatuses } from "@tradehall/mall-rules/states/promotion/activity";
import { teamStatuses } from "@tradehall/mall-rules/states/promotion/team";
import * as v from "valibot";
import { orderNumber } from "./order.ts";
import { dateTime, flag, id, instant, money, picture } from "./wire.ts";

/** A product of a group-buying activity. */
export const GroupGoods = v.object({
  activityId: id,
  prodId: id,
  prodName: v.string(),
  pic: picture,
  unit: v.string(),
  /** Lowest price within a team, and alone. */
  price: money,
  oriPrice: money,
  status: v.picklist(activityStatuses),
  startsAt: instant,
  endsAt: instant,
  startTime: dateTime,
  /** People a team needs. */
  teamSize: v.number(),
  /** Pieces put up, and left. */
  total: v.number(),
  left: v.number(),
  /** People in teams of it that were filled or still can be. */
  joinedCount: v.number(),
});
export type GroupGoods = v.InferOutput<typeof GroupGoods>;

/** Someone in a team, whose name is masked for all others. */
export const TeamMember = v.object({
  nickName: v.string(),
  pic: picture,
  /** 1 who opened it. */
  isLeader: flag,
  /** 0 whose place is held for the time to pay. */
  isPaid: flag,
  /** 1 who asks. */
  isOwn: flag,
});
export type TeamMember = v.InferOutput<typeof TeamMember>;

export const Team = v.object({
  teamId: id,
  activityId: id,
  prodId: id,
  status: v.picklist(teamStatuses),
  size: v.number(),
  /** Places that can still be taken; of those that are held, not all may be paid for. */
  placesLeft: v.number(),
  endsAt: instant,
  /** Who opened it first, then in the order they came. */
  members: v.array(TeamMember),
});
export type Team = v.InferOutput<typeof Team>;

/** The order of a buyer that waits for its payment or its team; an activity takes one at a time. */
export const RunningGroupOrder = v.object({
  orderNumber,
  /** Null for one that opens a team and is not paid for yet. */
  teamId: v.nullable(id),
  /** 1 unpaid, 7 grouping. */
  status: v.number(),
});
export type RunningGroupOrder = v.InferOutput<typeof RunningGroupOrder>;
