import { removeMember } from "@tradehall/api-client/endpoints/enterprise/remove-member";
import { declineQuote } from "@tradehall/api-client/endpoints/quote/decline-quote";
import { listQuotes } from "@tradehall/api-client/endpoints/quote/list-quotes";
import { withdrawQuote } from "@tradehall/api-client/endpoints/quote/withdraw-quote";
import { expect, test } from "vitest";
import { buyerOfEnterprise } from "#server/testing/credit.ts";
import { acknowledgeRemoval, joinByLink, ownEnterprise } from "#server/testing/enterprises.ts";
import { asked, confirmQuote, counter, quoted, quoteOf } from "#server/testing/quotes.ts";
import { testServer } from "#server/testing/test-server.ts";
import { world } from "#server/testing/world.ts";

const server = testServer();
const { users } = world;

/** Everything that can be tried with a quote. */
async function outcomes(token: string | undefined, quoteNo: string): Promise<string[]> {
  const body = { body: { quoteNo } };
  const answers = [
    await quoteOf(server, token, quoteNo),
    await server.call(withdrawQuote, body, { token }),
    await server.call(declineQuote, body, { token }),
    await counter(server, token, quoteNo),
    await confirmQuote(server, token as string, quoteNo),
  ];
  return [...new Set(answers.map(({ code, msg }) => (code === "A00004" ? code : msg)))];
}

test("the asker and the administrator of the enterprise see and order it; no one else learns of it", async () => {
  const admin = await buyerOfEnterprise(server, users.admin);
  const colleague = await joinByLink(server, admin, ownEnterprise, users.homeless);
  const token = await buyerOfEnterprise(server);
  const quoteNo = await quoted(server, token);
  for (const one of [token, admin])
    expect((await quoteOf(server, one, quoteNo)).data).toMatchObject({
      ...{ askedBy: "buyer01", allowedActions: ["accept", "counter", "decline"] },
    });
  expect((await confirmQuote(server, admin, quoteNo)).success).toBe(true);
  expect(await outcomes(await server.signIn(users.other), quoteNo)).toEqual(["询价单不存在"]);
  expect(await outcomes(colleague, quoteNo)).toEqual(["询价单不存在"]);
  expect(await outcomes(undefined, quoteNo)).toEqual(["A00004"]);
  const total = async (as: string) =>
    (await server.call(listQuotes, { query: {} }, { token: as })).data.total;
  expect([await total(token), await total(admin), await total(colleague)]).toEqual([1, 1, 0]);
});

test("a member who was removed loses it, and its enterprise keeps it", async () => {
  const admin = await buyerOfEnterprise(server, users.admin);
  const member = await joinByLink(server, admin);
  const quoteNo = await asked(server, member);
  const params = { enterpriseId: ownEnterprise, userId: users.retail };
  await server.call(removeMember, { params }, { token: admin });
  await acknowledgeRemoval(server, member);
  expect(await outcomes(member, quoteNo)).toEqual(["询价单不存在"]);
  expect((await quoteOf(server, admin, quoteNo)).data).toMatchObject({ quoteNo, state: "asked" });
});

test("a number that is none, or another one, is missing", async () => {
  const token = await server.signIn(users.buyer);
  expect(await quoteOf(server, token, "Q000000000000000000000")).toMatchObject({ msg: "询价单不存在" });
  for (const odd of ["1", "' or 1=1", `Q${"1".repeat(99)}`])
    expect(await quoteOf(server, token, odd), odd).toMatchObject({ code: "A00014" });
});
