import { getTeam } from "@tradehall/api-client/endpoints/promotion/group/get-team";
import { groupLimits } from "@tradehall/mall-rules/limits";
import { afterEach, expect, test } from "vitest";
import { buyers, endGroups, opened, plantGroup } from "#server/testing/groups.ts";
import { testServer } from "#server/testing/test-server.ts";
import { helmet } from "#server/testing/trade.ts";

const server = testServer();
afterEach(() => endGroups(server));

test("a link shows a team to anyone who opens it, also when its time is over and no one has settled it", async () => {
  const activityId = await plantGroup(server);
  const [by = ""] = await buyers(server, 1);
  const teamId = await opened(server, by, activityId);
  const ask = async () => (await server.call(getTeam, { query: { teamId } })).data;
  expect(await ask()).toMatchObject({
    ...{ teamId, activityId, prodId: helmet.prodId, status: "forming", size: 3, placesLeft: 2 },
    members: [{ isLeader: 1, isOwn: 0, isPaid: 1 }],
  });
  await server.clock.advance(groupLimits.teamFillMs);
  expect((await ask()).status).toBe("failed");
});

test("one that there is not is refused by name", async () => {
  const { code, msg } = await server.call(getTeam, { query: { teamId: 999_999 } });
  expect({ code, msg }).toEqual({ code: "A00001", msg: "拼团不存在" });
});
