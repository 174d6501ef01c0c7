/** Examples of group buying. */
import type { GroupGoods, Team } from "../group.ts";

const startsAt = 1_795_219_200_000;
const hour = 3_600_000;

export const groupNow = startsAt + 4 * hour;

export const groupGoodsExample: GroupGoods = {
  activityId: 4,
  prodId: 1001,
  prodName: "外六角螺栓 8.8 级",
  pic: "/pictures/p/bolt-01",
  unit: "盒",
  price: "66.00",
  oriPrice: "85.00",
  status: "inProgress",
  startsAt,
  endsAt: startsAt + 120 * hour,
  startTime: "2026-11-21 00:00:00",
  teamSize: 3,
  total: 500,
  left: 380,
  joinedCount: 48,
};

const member = { pic: "", isLeader: 0, isPaid: 1, isOwn: 0 } as const;

export const teamExample: Team = {
  teamId: 12,
  activityId: 4,
  prodId: 1001,
  status: "forming",
  size: 3,
  placesLeft: 1,
  endsAt: startsAt + 20 * hour,
  members: [
    { ...member, nickName: "采***员", isLeader: 1 },
    { ...member, nickName: "王***工" },
  ],
};
