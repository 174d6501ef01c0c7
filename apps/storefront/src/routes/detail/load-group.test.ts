import { getTeam } from "@tradehall/api-client/endpoints/promotion/group/get-team";
import { listTeams } from "@tradehall/api-client/endpoints/promotion/group/list-teams";
import { groupNow, teamExample } from "@tradehall/api-client/models/examples/group";
import type { Team } from "@tradehall/api-client/models/group";
import { answering, createFakeClient, refusing } from "@tradehall/api-client/testing";
import { expect, test } from "vitest";
import type { Mall } from "../../server/mall.ts";
import { loadGroup } from "./load-group.ts";

const group = { activityId: "4", yuanBySku: { "1": "66.00", "2": "60.00" } } as const;
const goods = {
  id: "1001",
  group,
  teamId: undefined,
  request: new Request("https://mall.example/detail/1001?skuId=1"),
};
const others: Team[] = [{ ...teamExample, teamId: 20 }];

/** What the page says where the server knows of this team, and of this order of the buyer's own. */
function shown(changes: Partial<Team>, { teamId, own }: { teamId?: number; own?: number } = {}) {
  const running = own === undefined ? null : { orderNumber: "1234567", teamId: own, status: 7 };
  const { client } = createFakeClient({
    answers: [
      answering(listTeams, { records: others, total: 4, running, now: groupNow }),
      answering(getTeam, { ...teamExample, ...changes, now: groupNow }),
    ],
  });
  return loadGroup(client as unknown as Mall, { ...goods, teamId });
}

test("a link names its team, which is joined and shared by a whole address", async () => {
  const view = await shown({}, { teamId: 12 });
  expect(view).toMatchObject({ named: { id: "12" }, joins: { id: "12" }, others: [{ id: "20" }], total: 4 });
  expect(view?.shareUrl).toBe("https://mall.example/detail/1001?teamId=12");
});

test.each([
  ["filled", { status: "filled", placesLeft: 0 }],
  ["failed", { status: "failed" }],
  ["full", { placesLeft: 0 }],
  ["one's own", { members: [{ ...(teamExample.members[0] as Team["members"][0]), isOwn: 1 }] }],
] as [string, Partial<Team>][])("one that is %s is shown and not joined", async (_, changes) => {
  const view = await shown(changes, { teamId: 12 });
  expect(view?.named).toBeDefined();
  expect(view?.joins).toBeUndefined();
});

test("where the product is sold in teams no more, its old link's team is over", async () => {
  const { client } = createFakeClient({
    answers: [
      answering(listTeams, { records: [], total: 0, running: null, now: groupNow }),
      answering(getTeam, { ...teamExample, status: "failed", now: groupNow }),
    ],
  });
  const view = await loadGroup(client as unknown as Mall, { ...goods, group: null, teamId: 12 });
  expect(view).toMatchObject({ named: { id: "12" }, joins: undefined, isOver: true });
});

test("a team of another product, or one that is no more, leaves the others", async () => {
  expect(await shown({ prodId: 7 }, { teamId: 12 })).toMatchObject({
    named: undefined,
    others: [{ id: "20" }],
  });
  const { client } = createFakeClient({
    answers: [
      answering(listTeams, { records: others, total: 1, running: null, now: groupNow }),
      refusing(getTeam, "A00001"),
    ],
  });
  const view = await loadGroup(client as unknown as Mall, { ...goods, teamId: 99 });
  expect(view).toMatchObject({ named: undefined, others: [{ id: "20" }] });
});

test("without a link the buyer's own team is first, and nothing where there is none at all", async () => {
  expect(await shown({}, { own: 12 })).toMatchObject({ named: { id: "12" } });
  const { client, calls } = createFakeClient();
  expect(await loadGroup(client as unknown as Mall, { ...goods, group: null })).toBeNull();
  expect(calls).toEqual([]);
});
