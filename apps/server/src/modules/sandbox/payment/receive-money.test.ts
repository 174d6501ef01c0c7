import { sandboxReceiveMoney } from "@tradehall/api-client/endpoints/sandbox/payment/receive-money";
import { expect, test } from "vitest";
import { testServer } from "#server/testing/test-server.ts";

const server = testServer();

test("money without a reference waits for the accountant; nothing is no money", async () => {
  const { data } = await server.call(sandboxReceiveMoney, { body: { amount: "12.5", text: "货款" } });
  expect(data).toMatchObject({ amount: "12.50", outcome: "unknown", text: "货款" });
  for (const amount of ["0", "-1", "abc", "1.005"])
    expect((await server.call(sandboxReceiveMoney, { body: { amount } })).success).toBe(false);
});
