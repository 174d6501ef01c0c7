import type { GroupGoodsView } from "../promotion/GroupBuyList/GroupCard.tsx";
import type { TeamView } from "../promotion/team-view.ts";
import { sampleNow } from "./home.ts";
import { sampleProducts } from "./products.ts";

export const sampleGroupGoods: GroupGoodsView[] = sampleProducts.slice(0, 8).map((product, index) => ({
  id: product.id,
  name: product.name,
  picture: product.picture,
  href: product.href,
  yuan: (["9.90", "299.00", "19.90", "12.80", "29.90", "88.00", "6.60", "1280.00"] as const)[index] ?? "9.90",
  aloneYuan: product.yuan,
  teamSize: index % 2 === 0 ? 3 : 2,
  joined: [48, 0, 6, 12, 3, 999, 21, 2][index] ?? 0,
  takenPercent: [64, 2, 30, 18, 75, 100, 41, 5][index] ?? 0,
}));

const hour = 3_600_000;

export const sampleTeam: TeamView = {
  id: "12",
  href: "/detail/1?teamId=12",
  status: "forming",
  size: 3,
  placesLeft: 1,
  endsAt: sampleNow + 5 * hour + 754_000,
  members: [
    { name: "采***林", isLeader: true, isPaid: true },
    { name: "王***傅", isPaid: true },
  ],
};

export const sampleTeams: TeamView[] = [
  sampleTeam,
  {
    ...sampleTeam,
    id: "13",
    endsAt: sampleNow + 19 * hour,
    placesLeft: 2,
    members: [{ name: "锐***金", isLeader: true, isPaid: true }],
  },
];
