import { closeAccount } from "@tradehall/api-client/endpoints/account/closing/close-account";
import { getAccount } from "@tradehall/api-client/endpoints/account/get-account";
import { listMessages } from "@tradehall/api-client/endpoints/message/list-messages";
import { cancelOrder } from "@tradehall/api-client/endpoints/order/cancel-order";
import { expect, test } from "vitest";
import { askToClose, handOver } from "#server/testing/closing.ts";
import { buyNow } from "#server/testing/purchase.ts";
import { testServer } from "#server/testing/test-server.ts";
import { screwM6 } from "#server/testing/trade.ts";
import { world } from "#server/testing/world.ts";

const server = testServer();
const weekMs = 7 * 86_400_000;

test("closes in seven days by a code to the own number, and the account is told; asked again, the date stays", async () => {
  const token = await server.signIn(world.users.retail);
  const { data } = await askToClose(server, token, "13800000103");
  expect(Math.abs(data.closesAt - server.clock.now().getTime() - weekMs)).toBeLessThan(60_000);
  const again = await askToClose(server, token, "13800000103");
  expect(again.data.closesAt).toBe(data.closesAt);
  expect((await server.call(getAccount, {}, { token })).data.closesAt).toBe(data.closesAt);
  const { records } = (await server.call(listMessages, {}, { token })).data;
  expect(records.map(({ title }) => title)).toEqual(["账号注销申请已提交"]);
});

test("an open order blocks it until it is canceled", async () => {
  await handOver(server, world.users.other);
  const token = await server.signIn(world.users.other);
  const orderNumber = await buyNow(server, token, screwM6, 1);
  const refused = { code: "A00001", msg: "您还有未完成的事项，暂时无法注销账号" };
  expect(await askToClose(server, token, "13800000102")).toMatchObject(refused);
  const canceled = await server.call(
    cancelOrder,
    { params: { orderNumber }, body: { reason: "不想买了" } },
    { token },
  );
  expect(canceled).toMatchObject({ success: true });
  expect(await askToClose(server, token, "13800000102")).toMatchObject({ success: true });
});

test("the administrator of an enterprise cannot close the account", async () => {
  const token = await server.signIn(world.users.admin);
  const answer = await askToClose(server, token, "13800000105");
  expect(answer).toMatchObject({ code: "A00001" });
});

test("refuses a wrong code, and who has no session", async () => {
  const token = await server.signIn(world.users.homeless);
  const body = { validCode: "12" };
  expect(await server.call(closeAccount, { body }, { token })).toMatchObject({ code: "A00001" });
  expect(await server.call(closeAccount, { body })).toMatchObject({ code: "A00004" });
});
