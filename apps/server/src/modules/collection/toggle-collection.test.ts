import { checkCollection } from "@tradehall/api-client/endpoints/collection/check-collection";
import { toggleCollection } from "@tradehall/api-client/endpoints/collection/toggle-collection";
import { expect, test } from "vitest";
import { hasProcesses, twoProcesses } from "#server/testing/two-processes.ts";
import { world } from "#server/testing/world.ts";

const { first: server, second } = twoProcesses();
const { prods, users } = world;

test("puts a product among the favourites and takes it out, by object and by bare id", async () => {
  const token = await server.signIn(users.buyer);
  const toggle = async (body: number | { prodId: number }) =>
    (await server.call(toggleCollection, { body }, { token })).data;
  expect(await toggle({ prodId: prods.screws })).toBe(true);
  expect(await toggle(prods.screws)).toBe(false);
  expect(await toggle(prods.screws)).toBe(true);
  const theirs = await server.signIn(users.other);
  const check = { query: { prodId: prods.screws } };
  expect((await server.call(checkCollection, check, { token })).data).toBe(true);
  expect((await server.call(checkCollection, check, { token: theirs })).data).toBe(false);
});

test("refuses goods that do not exist and what is no id", async () => {
  const token = await server.signIn(users.buyer);
  const toggle = (body: number) => server.call(toggleCollection, { body }, { token });
  expect(await toggle(987_654)).toMatchObject({ code: "A00001", msg: "商品不存在或已下架" });
  for (const body of [1.5, -1, 2 ** 60]) expect(await toggle(body)).toMatchObject({ code: "A00014" });
});

test.runIf(hasProcesses)(
  "two presses at once are one after the other: what was out is out again",
  async () => {
    const token = await server.signIn(users.other);
    for (let round = 0; round < 10; round++) {
      const press = (at: typeof server) => at.call(toggleCollection, { body: prods.helmet }, { token });
      const answers = await Promise.all([press(server), press(second)]);
      expect(answers.map(({ data }) => data).sort()).toEqual([false, true]);
      const { data } = await server.call(checkCollection, { query: { prodId: prods.helmet } }, { token });
      expect(data).toBe(false);
    }
  },
);
