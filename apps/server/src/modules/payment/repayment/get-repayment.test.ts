import { getRepayment } from "@tradehall/api-client/endpoints/payment/repayment/get-repayment";
import { expect, test } from "vitest";
import { onTerms, repay } from "#server/testing/credit.ts";
import { testServer } from "#server/testing/test-server.ts";
import { world } from "#server/testing/world.ts";

const server = testServer();

test("says where a repayment is, to who made it", async () => {
  await onTerms(server);
  const token = await server.signIn(world.users.admin);
  const { repaymentNo } = (await repay(server, token, { amount: "1" }, 3)).data;
  const ask = { query: { repaymentNo } };
  expect((await server.call(getRepayment, ask, { token })).data).toMatchObject({
    status: "waiting",
    amount: "1.00",
  });
  await server.clock.advance(10 * 60_000);
  expect((await server.call(getRepayment, ask, { token })).data.status).toBe("expired");
  const other = await server.signIn(world.users.buyer);
  expect(await server.call(getRepayment, ask, { token: other })).toMatchObject({ code: "A00001" });
  expect(await server.call(getRepayment, ask)).toMatchObject({ code: "A00004" });
});
