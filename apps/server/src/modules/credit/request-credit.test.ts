import { listCredit } from "@tradehall/api-client/endpoints/credit/list-credit";
import { requestCredit } from "@tradehall/api-client/endpoints/credit/request-credit";
import { expect, test } from "vitest";
import { askForCredit, clearCredit, reviewCredit, termsLine, termsShop } from "#server/testing/credit.ts";
import { ownEnterprise } from "#server/testing/enterprises.ts";
import { testServer } from "#server/testing/test-server.ts";
import { world } from "#server/testing/world.ts";

const server = testServer();
const admin = () => server.signIn(world.users.admin);

test("a line is asked for, refused with a reason, asked for again and granted", async () => {
  const token = await admin();
  expect((await askForCredit(server, token)).data).toMatchObject({
    state: "requested",
    requested: "50000.00",
  });
  expect(await askForCredit(server, token)).toMatchObject({ msg: "账期状态已变更，请刷新后查看" });
  await reviewCredit(server, "refuse");
  const { data } = await server.call(listCredit, { query: { enterpriseId: ownEnterprise } }, { token });
  expect(data.lines).toMatchObject([{ state: "refused", reason: "资料不完整", isAskable: 1, left: "0.00" }]);
  expect(data.shops.map(({ shopId }) => shopId)).toContain(termsShop);
  expect((await askForCredit(server, token, { amount: "¥８0,000" })).data).toMatchObject({
    requested: "80000.00",
  });
  await reviewCredit(server, "grant", { limit: "60000", termDays: 45 });
  const granted = await server.call(listCredit, { query: { enterpriseId: ownEnterprise } }, { token });
  expect(granted.data.lines).toMatchObject([
    { state: "open", limit: "60000.00", left: "60000.00", termDays: 45, isAskable: 0, reason: "" },
  ]);
  expect(granted.data.shops.map(({ shopId }) => shopId)).not.toContain(termsShop);
});

test.each([
  [{ amount: "999.99" }, "amount"],
  [{ amount: "abc" }, "amount"],
  [{ shopId: world.shops.suspended }, "shopId"],
  [{ shopId: 9_999 }, "shopId"],
  [{ note: "长".repeat(201) }, "note"],
  [{ documents: "/files/00/00000000000000000000000000000000.webp" }, "documents"],
  [{ documents: "/a,/b,/c,/d,/e,/f" }, "documents"],
])("says at its field what is wrong with %j", async (more, field) => {
  await clearCredit(server);
  const answer = await askForCredit(server, await admin(), more);
  expect(answer).toMatchObject({ code: "A00001", data: { fields: { [field]: expect.any(String) } } });
});

test("two requests at once make one line", async () => {
  await clearCredit(server);
  const token = await admin();
  const answers = await Promise.all([askForCredit(server, token), askForCredit(server, token)]);
  expect(answers.filter(({ success }) => success)).toHaveLength(1);
});

test("is closed to visitors and to who is no member", async () => {
  const body = { ...termsLine, amount: "50000" };
  expect(await server.call(requestCredit, { body })).toMatchObject({ code: "A00004" });
  const token = await server.signIn(world.users.other);
  expect(await server.call(requestCredit, { body }, { token })).toMatchObject({
    msg: "企业不存在或您已不是成员",
  });
});
