import { sandboxListRepayments } from "@tradehall/api-client/endpoints/sandbox/credit/list-repayments";
import { expect, test } from "vitest";
import { onTerms, repay } from "#server/testing/credit.ts";
import { testServer } from "#server/testing/test-server.ts";
import { world } from "#server/testing/world.ts";

const server = testServer();

test("lists the newest repayments", async () => {
  await onTerms(server);
  const { data } = await repay(server, await server.signIn(world.users.admin), { amount: "1" }, 3);
  expect((await server.call(sandboxListRepayments)).data).toMatchObject([{ repaymentNo: data.repaymentNo }]);
});
