import { deleteMessages } from "@tradehall/api-client/endpoints/message/delete-messages";
import { listMessages } from "@tradehall/api-client/endpoints/message/list-messages";
import { expect, test } from "vitest";
import { notifyLogs } from "#server/db/schema/index.ts";
import { sweepMemory } from "#server/jobs/sweep.ts";
import { testServer } from "#server/testing/test-server.ts";
import { world } from "#server/testing/world.ts";
import { plantMessages } from "./planted-messages.ts";

const server = testServer();

test("puts away one's own messages only, and after a day for good", async () => {
  const { buyer, other } = world.users;
  const { db } = server.database;
  const [first = 0, second = 0, theirs = 0] = await plantMessages(
    db,
    { userId: buyer },
    { userId: buyer },
    { userId: other },
  );
  const token = await server.signIn(buyer);
  const gone = await server.call(deleteMessages, { body: { logIds: [first, theirs] } }, { token });
  expect(gone.data).toBe(1);
  const left = await server.call(listMessages, {}, { token });
  expect(left.data.records.map(({ logId }) => logId)).toEqual([second]);
  const others = await server.call(listMessages, {}, { token: await server.signIn(other) });
  expect(others.data.total).toBe(1);
  await sweepMemory(server);
  expect(await db.$count(notifyLogs)).toBe(3);
  await server.clock.advance(86_400_001);
  await sweepMemory(server);
  expect(await db.$count(notifyLogs)).toBe(2);
});

test("refuses nothing to put away, and who has no session", async () => {
  const token = await server.signIn(world.users.buyer);
  expect(await server.call(deleteMessages, { body: { logIds: [] } }, { token })).toMatchObject({
    code: "A00014",
  });
  expect(await server.call(deleteMessages, { body: { logIds: [1] } })).toMatchObject({ code: "A00004" });
});
