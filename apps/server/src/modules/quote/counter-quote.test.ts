import { quoteLimits } from "@tradehall/mall-rules/limits";
import { dayMs } from "@tradehall/mall-rules/time/china-time";
import { desc } from "drizzle-orm";
import { expect, test } from "vitest";
import { notifyLogs } from "#server/db/schema/index.ts";
import { answer, asked, counter, quoted, quoteOf, tenHelmets } from "#server/testing/quotes.ts";
import { testServer } from "#server/testing/test-server.ts";
import { gloves, helmet } from "#server/testing/trade.ts";
import { world } from "#server/testing/world.ts";

const server = testServer();
const { users } = world;
const daysLeft = ({ validUntil, now }: { validUntil: number | null; now: number }) =>
  Math.round(((validUntil ?? 0) - now) / dayMs);

test("several rounds are a timeline; each answer is a message and begins its validity", async () => {
  const token = await server.signIn(users.buyer);
  const quoteNo = await quoted(server, token);
  const { data: first } = await quoteOf(server, token, quoteNo);
  expect(first).toMatchObject({ state: "answered", amount: "160.00" });
  expect(daysLeft(first)).toBe(quoteLimits.validDays);
  const [told] = await server.database.db.select().from(notifyLogs).orderBy(desc(notifyLogs.id)).limit(1);
  expect(told).toMatchObject({
    event: "quoteAnswered",
    link: `/user-center/uc-order?view=quotes&quoteNo=${quoteNo}`,
  });
  const more = { items: [{ ...tenHelmets, prodCount: 30, price: "14.50" }], note: "量大" };
  expect((await counter(server, token, quoteNo, more)).success).toBe(true);
  expect((await quoteOf(server, token, quoteNo)).data).toMatchObject({
    ...{ state: "asked", amount: null, validUntil: null, allowedActions: ["withdraw"] },
    asksLeft: quoteLimits.rounds - 2,
  });
  const lines = [{ skuId: helmet.skuId, price: "15.00", minCount: 40 }];
  expect((await answer(server, quoteNo, { lines, validDays: 3 })).success).toBe(true);
  const { data } = await quoteOf(server, token, quoteNo);
  expect(data.rounds.map(({ nth, by, amount }) => [nth, by, amount])).toEqual([
    [1, "buyer", "150.00"],
    [2, "shop", "160.00"],
    [3, "buyer", "435.00"],
    // Raised to the minimum.
    [4, "shop", "600.00"],
  ]);
  expect(daysLeft(data)).toBe(3);
});

test("only what was answered is asked again, of its own goods, within its validity, by whose it is", async () => {
  const token = await server.signIn(users.buyer);
  const waiting = await asked(server, token);
  expect(await counter(server, token, waiting)).toMatchObject({ msg: "询价单状态已变更，请刷新后查看" });
  const quoteNo = await quoted(server, token);
  const other = { items: [{ skuId: gloves.skuId, prodCount: 5 }] };
  expect(await counter(server, token, quoteNo, other)).toMatchObject({ msg: "商品规格不存在" });
  const stranger = await server.signIn(users.other);
  expect(await counter(server, stranger, quoteNo)).toMatchObject({ msg: "询价单不存在" });
  expect(await counter(server, undefined, quoteNo)).toMatchObject({ code: "A00004" });
  await server.clock.advance(quoteLimits.validDays * dayMs);
  const later = await server.signIn(users.buyer);
  expect(await counter(server, later, quoteNo)).toMatchObject({ msg: "报价已过有效期，请重新询价" });
});

test("it is asked ten times at most, and of several counters at once one counts", async () => {
  const token = await server.signIn(users.buyer);
  const quoteNo = await quoted(server, token);
  const answers = await Promise.all(Array.from({ length: 5 }, () => counter(server, token, quoteNo)));
  expect(answers.filter(({ success }) => success)).toHaveLength(1);
  for (let nth = 2; nth < quoteLimits.rounds; nth += 1) {
    await answer(server, quoteNo);
    expect((await counter(server, token, quoteNo)).success).toBe(true);
    await server.clock.advance(10_000);
  }
  await answer(server, quoteNo);
  expect((await quoteOf(server, token, quoteNo)).data.allowedActions).toEqual(["accept", "decline"]);
  expect(await counter(server, token, quoteNo)).toMatchObject({ msg: "每个询价单最多询价 10 次" });
});
