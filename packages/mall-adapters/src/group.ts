import type { GroupGoods, Team } from "@tradehall/api-client/models/group";
import type { GroupGoodsView } from "@tradehall/mall-components/promotion/GroupBuyList";
import type { TeamView } from "@tradehall/mall-components/promotion/TeamPanel";
import type { DataRoutes } from "./data-routes.ts";

/** Whole percents that say neither "none" of some nor "all" while one is left. */
function takenPercent({ total, left }: Pick<GroupGoods, "total" | "left">): number {
  if (left === 0) return 100;
  return Math.min(99, Math.ceil(((total - left) / total) * 100));
}

export const toGroupGoods = (goods: GroupGoods, routes: DataRoutes): GroupGoodsView => ({
  id: `${goods.activityId}-${goods.prodId}`,
  name: goods.prodName,
  picture: goods.pic,
  href: routes.product(goods.prodId),
  yuan: goods.price,
  aloneYuan: goods.oriPrice,
  teamSize: goods.teamSize,
  joined: goods.joinedCount,
  takenPercent: takenPercent(goods),
  ...(goods.status === "notStarted" ? { startsAt: goods.startTime.slice(5, 16) } : {}),
});

export const toTeam = (team: Team, routes: DataRoutes): TeamView => ({
  id: String(team.teamId),
  href: routes.team(team.prodId, team.teamId),
  status: team.status,
  size: team.size,
  placesLeft: team.placesLeft,
  endsAt: team.endsAt,
  members: team.members.map(({ nickName, pic, isLeader, isPaid, isOwn }) => ({
    ...{ name: nickName, isLeader: isLeader === 1, isPaid: isPaid === 1, isOwn: isOwn === 1 },
    ...(pic ? { picture: pic } : {}),
  })),
});
