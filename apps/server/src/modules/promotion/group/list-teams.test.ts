import { groupLimits } from "@tradehall/mall-rules/limits";
import { afterEach, expect, test } from "vitest";
import { bought, buyers, endGroups, opened, plantGroup, teamsOf } from "#server/testing/groups.ts";
import { testServer } from "#server/testing/test-server.ts";

const server = testServer();
afterEach(() => endGroups(server));

test("a product without an activity that runs has no teams", async () => {
  await plantGroup(server, { startsIn: 1, endsIn: 9 });
  expect(await teamsOf(server)).toMatchObject({ records: [], total: 0, running: null });
});

test("those that lack the fewest come first, then those that end first, and only a few", async () => {
  const activityId = await plantGroup(server);
  const crowd = await buyers(server, groupLimits.teamsShown + 2);
  const ids: number[] = [];
  for (const by of crowd.slice(1)) {
    ids.push(await opened(server, by, activityId));
    await server.clock.advance(60_000);
  }
  await bought(server, crowd[0] ?? "", activityId, ids[2]);
  const { records, total } = await teamsOf(server);
  const [a, b, nearest, ...rest] = ids;
  expect(total).toBe(groupLimits.teamsShown + 1);
  expect(records.map(({ teamId }) => teamId)).toEqual(
    [nearest, a, b, ...rest].slice(0, groupLimits.teamsShown),
  );
});
