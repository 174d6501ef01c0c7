import { listMessages } from "@tradehall/api-client/endpoints/message/list-messages";
import { expect, test } from "vitest";
import { askForCredit, clearCredit, reviewCredit } from "#server/testing/credit.ts";
import { testServer } from "#server/testing/test-server.ts";
import { world } from "#server/testing/world.ts";

const server = testServer();
const newest = async () =>
  (await server.call(listMessages, { query: {} }, { token: await server.signIn(world.users.admin) })).data
    .records[0];

test("grants what was asked for, changes it, stops it and opens it again; the administrator is told", async () => {
  await askForCredit(server, await server.signIn(world.users.admin));
  expect((await reviewCredit(server, "grant")).data).toMatchObject({
    state: "open",
    limit: "50000.00",
    termDays: 30,
  });
  expect(await newest()).toMatchObject({ title: "账期已开通" });
  expect((await newest())?.link).toBe("/user-center/uc-enterpriseDetail?enterpriseId=1&tab=terms");
  expect((await reviewCredit(server, "grant", { limit: "10000" })).data).toMatchObject({ limit: "10000.00" });
  expect((await reviewCredit(server, "stop")).data).toMatchObject({ state: "stopped", events: ["grant"] });
  expect((await newest())?.content).toContain("资料不完整");
  expect((await reviewCredit(server, "grant")).data).toMatchObject({ state: "open", limit: "10000.00" });
});

test("refuses what the line's state does not take, and what has no words", async () => {
  await clearCredit(server);
  expect(await reviewCredit(server, "grant")).toMatchObject({ msg: "账期额度不存在" });
  await askForCredit(server, await server.signIn(world.users.admin));
  expect(await reviewCredit(server, "stop")).toMatchObject({ msg: "账期状态已变更，请刷新后查看" });
  expect(await reviewCredit(server, "refuse", { reason: " " })).toMatchObject({ code: "A00001" });
  expect(await reviewCredit(server, "grant", { limit: "abc" })).toMatchObject({ code: "A00001" });
});
