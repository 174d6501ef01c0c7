import { addComments } from "@tradehall/api-client/endpoints/comment/add-comments";
import { claimTask } from "@tradehall/api-client/endpoints/membership/claim-task";
import { getMemberCenter } from "@tradehall/api-client/endpoints/membership/get-member-center";
import { taskAwards } from "@tradehall/mall-rules/limits";
import { type MemberTask, memberTasks } from "@tradehall/mall-rules/states/membership/member";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { invariantViolations, queryWith } from "#server/db/invariants.ts";
import { users } from "#server/db/schema/index.ts";
import { reviewable } from "#server/testing/comments.ts";
import { walletOf } from "#server/testing/purchase.ts";
import { testServer } from "#server/testing/test-server.ts";
import { screwM6 } from "#server/testing/trade.ts";
import { world } from "#server/testing/world.ts";

const server = testServer();
const { buyer, retail } = world.users;
const claim = (token: string, task: MemberTask) => server.call(claimTask, { body: { task } }, { token });
const states = async (token: string) =>
  Object.fromEntries(
    (await server.call(getMemberCenter, { query: {} }, { token })).data.tasks.map(({ task, state }) => [
      task,
      state,
    ]),
  );

test("each is checked against what the mall knows, and gives its award once", async () => {
  const { db } = server.database;
  const token = await server.signIn(buyer);
  expect(await states(token)).toMatchObject({ profile: "open", address: "done", firstOrder: "open" });
  expect(await claim(token, "profile")).toMatchObject({ code: "A00001", msg: "任务尚未完成" });
  await db
    .update(users)
    .set({ gender: "F", birthday: "1990-05-06", mail: "a@example.com" })
    .where(eq(users.id, buyer));
  const [line] = await reviewable(server, token, [screwM6]);
  const review = { orderItemId: line?.orderItemId ?? 0, score: 5, tags: [], content: "好用", pics: [] };
  await server.call(addComments, { body: { comments: [{ ...review, isAnonymous: 0 }] } }, { token });
  expect(new Set(Object.values(await states(token)))).toEqual(new Set(["done"]));
  const before = await walletOf(server, buyer);
  for (const task of memberTasks) {
    const answers = await Promise.all([claim(token, task), claim(token, task), claim(token, task)]);
    expect(answers.filter(({ success }) => success).map(({ data }) => data)).toEqual([taskAwards[task]]);
    expect(answers.find(({ success }) => !success)?.msg).toBe("该任务奖励已领取");
  }
  const points = memberTasks.reduce((sum, task) => sum + taskAwards[task].points, 0);
  expect((await walletOf(server, buyer))?.points).toBe((before?.points ?? 0) + points);
  expect(await invariantViolations(queryWith(db))).toEqual([]);
});

test("refuses what is no task, and visitors", async () => {
  expect((await claim(await server.signIn(retail), "fly" as MemberTask)).success).toBe(false);
  expect(await server.call(claimTask, { body: { task: "mail" } })).toMatchObject({ code: "A00004" });
});
