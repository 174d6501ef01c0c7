import { listLevels } from "@tradehall/api-client/endpoints/membership/list-levels";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { users } from "#server/db/schema/index.ts";
import { levelSeeds } from "#server/db/seed/data/members.ts";
import { plus, setPaidMember } from "#server/testing/members.ts";
import { testServer } from "#server/testing/test-server.ts";
import { world } from "#server/testing/world.ts";

const server = testServer();
const { buyer } = world.users;

test("says what each level gives and which are one's own, a paid one while it runs", async () => {
  const { db } = server.database;
  const list = async (headers = {}) =>
    (await server.call(listLevels, {}, { token: await server.signIn(buyer), headers })).data;
  const { levels, ownLevelIds } = await list();
  expect(levels.map(({ levelId }) => levelId)).toEqual(levelSeeds.map(({ id }) => id));
  expect(ownLevelIds).toEqual([1]);
  await setPaidMember(db, buyer, true);
  expect((await list()).ownLevelIds.toSorted()).toEqual([1, plus]);
  await db.update(users).set({ memberEndsAt: server.clock.now() }).where(eq(users.id, buyer));
  expect((await list()).ownLevelIds).toEqual([1]);
  expect((await list({ locale: "en" })).levels[5]).toMatchObject({
    name: "Plus",
    benefits: { memberPrice: 1, freeFreight: 1, pointsPercent: 120, birthdayPoints: 200 },
  });
});

test("is closed to visitors", async () => {
  expect(await server.call(listLevels)).toMatchObject({ code: "A00004" });
});
