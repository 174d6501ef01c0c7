import { sendProof } from "@tradehall/api-client/endpoints/payment/transfer/send-proof";
import { transferLimits } from "@tradehall/mall-rules/limits";
import { expect, test } from "vitest";
import { buyerOfEnterprise } from "#server/testing/credit.ts";
import { buyNow } from "#server/testing/purchase.ts";
import { testServer } from "#server/testing/test-server.ts";
import { helmet } from "#server/testing/trade.ts";
import { payByBank } from "#server/testing/transfers.ts";
import { world } from "#server/testing/world.ts";

const server = testServer();

test("says at its field what is wrong, and is of its buyer alone", async () => {
  const token = await buyerOfEnterprise(server);
  const { payNo } = (await payByBank(server, token, await buyNow(server, token, helmet))).data;
  const body = { payNo, excess: "balance" };
  for (const [more, field] of [
    [{ payer: "长".repeat(transferLimits.payer + 1) }, "payer"],
    [{ excess: "elsewhere" }, "excess"],
    [{ proofs: "/a,/b,/c,/d" }, "proofs"],
    [{ proofs: "/files/00/00000000000000000000000000000000.webp" }, "proofs"],
  ] as const) {
    const answer = await server.call(sendProof, { body: { ...body, ...more } }, { token });
    expect(answer).toMatchObject({ code: "A00001", data: { fields: { [field]: expect.any(String) } } });
  }
  const other = await server.signIn(world.users.other);
  expect(await server.call(sendProof, { body }, { token: other })).toMatchObject({ code: "A00001" });
  expect(await server.call(sendProof, { body })).toMatchObject({ code: "A00004" });
});
