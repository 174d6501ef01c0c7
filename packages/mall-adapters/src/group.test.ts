import { groupGoodsExample, teamExample } from "@tradehall/api-client/models/examples/group";
import { expect, test } from "vitest";
import type { DataRoutes } from "./data-routes.ts";
import { toGroupGoods, toTeam } from "./group.ts";

const routes = {
  product: (prodId: number) => `/detail/${prodId}`,
  team: (prodId: number, teamId: number) => `/detail/${prodId}?teamId=${teamId}`,
} as DataRoutes;

test("a card says how much of its pieces is taken, and never all while one is left", () => {
  const percent = (total: number, left: number) =>
    toGroupGoods({ ...groupGoodsExample, total, left }, routes).takenPercent;
  expect([percent(500, 380), percent(500, 500), percent(500, 499), percent(500, 1), percent(500, 0)]).toEqual(
    [24, 0, 1, 99, 100],
  );
  expect(percent(0, 0)).toBe(100);
});

test("what is to come says when, by the minute; what runs does not", () => {
  expect(toGroupGoods(groupGoodsExample, routes)).not.toHaveProperty("startsAt");
  const coming = toGroupGoods({ ...groupGoodsExample, status: "notStarted" }, routes);
  expect(coming.startsAt).toBe("11-21 00:00");
});

test("a team leads to its product and itself, and keeps who opened it first", () => {
  expect(toTeam(teamExample, routes)).toMatchObject({
    ...{ id: "12", href: "/detail/1001?teamId=12", status: "forming", placesLeft: 1 },
    members: [{ name: "采***员", isLeader: true, isPaid: true, isOwn: false }, { isLeader: false }],
  });
});
