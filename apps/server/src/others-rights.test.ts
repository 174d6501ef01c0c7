/**
 * Every `/p/` call, tried with what belongs to a member of an enterprise: by another member, a removed one, the
 * administrator of another enterprise and without a session. None learns of it and none changes it; the member, and of
 * what the enterprise shares its administrator, may.
 */
import type { Endpoint } from "@tradehall/api-client/contract";
import { addAddress } from "@tradehall/api-client/endpoints/address/add-address";
import { removeMember } from "@tradehall/api-client/endpoints/enterprise/remove-member";
import { createPurchaseList } from "@tradehall/api-client/endpoints/purchase-list/create-purchase-list";
import { eq, sql } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { orderItems, payments, sessions } from "./db/schema/index.ts";
import { loadHandlers } from "./modules.ts";
import { urlOf } from "./testing/abuse.ts";
import { opened, say } from "./testing/chat.ts";
import { acknowledgeRemoval, invite, joinByLink, ownEnterprise } from "./testing/enterprises.ts";
import { askForInvoice, issue, paidOrder, titleIdOf } from "./testing/invoices.ts";
import { quoted } from "./testing/quotes.ts";
import { applied } from "./testing/refunds.ts";
import { testServer } from "./testing/test-server.ts";
import { helmet, put } from "./testing/trade.ts";
import { world } from "./testing/world.ts";

const server = testServer();
const { users } = world;
const handlers = await loadHandlers({ sandbox: true });
const own = handlers.map(({ endpoint }) => endpoint).filter(({ path }) => path.startsWith("/p/"));

/** What a call may name: a thing of an order, of the enterprise, of one person, or nothing that is one person's. */
const kinds: Record<string, "order" | "enterprise" | "person" | "free"> = {
  ...{
    orderNumber: "order",
    orderNumbers: "order",
    orderItemId: "order",
    refundSn: "order",
    payNo: "person",
    quoteNo: "order",
  },
  ...{ enterpriseId: "enterprise", currentEpId: "enterprise", applicationId: "enterprise" },
  ...{ inviteId: "enterprise", userId: "enterprise", toUserId: "enterprise", adminUserId: "enterprise" },
  ...{ addrId: "person", titleId: "person", sessionId: "person", prodCommId: "person", uuid: "person" },
  ...{ basketId: "person", basketIds: "person", logIds: "person", listId: "person" },
  ...{ approverIds: "enterprise", lineId: "enterprise", repaymentNo: "person", requiresPoNumber: "free" },
  // Goods, shops, places, and what a buyer writes themselves.
  ...{ activityId: "free", areaId: "free", cityId: "free", provinceId: "free", comboId: "free" },
  ...{ couponId: "free", discountId: "free", pageId: "free", prevPageId: "free", prodId: "free" },
  ...{ prodIds: "free", seckillId: "free", shopId: "free", skuId: "free", skuIds: "free", id: "free" },
  ...{ conversationId: "person", clientId: "free", levelId: "free" },
  ...{ expressNo: "free", poNumber: "free", taxNo: "free" },
};
const namesThing = /^id$|(?:Id|Ids|No|Sn|Number|Numbers)$|^uuid$/;

/** A call that acts on the caller's own membership or account, which the rest of the test needs. */
const left = ["POST /p/enterprise/leave/{enterpriseId}", "POST /p/file/upload", "POST /p/file/uploadImFile"];

type Values = Record<string, unknown>;
const isRecord = (value: unknown): value is Values => typeof value === "object" && value !== null;
const exampleOf = ({ example }: Endpoint) => example as { params?: Values; query?: Values; body?: unknown };

/** Names of all that a call's example says. */
function keysIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(keysIn);
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([key, inner]) => [key, ...keysIn(inner)]);
}
const keysOf = (endpoint: Endpoint) => {
  const { params, query, body } = exampleOf(endpoint);
  return [params, query, body].flatMap(keysIn);
};

/** Text that is in nothing but what belongs to the owner. */
const mark = "只有本人可见";
/** Ids of what belongs to the owner, by the names that calls have for it. */
const things: Record<string, unknown> = {};
const tokens: Record<"owner" | "administrator" | "member" | "removed" | "elsewhere", string> = {
  ...{ owner: "", administrator: "", member: "", removed: "", elsewhere: "" },
};

/** The example with the owner's things in the place of its own. */
function about(value: unknown, key = ""): unknown {
  if (Array.isArray(value))
    return key in things && !isRecord(value[0]) ? [things[key]].flat() : value.map((one) => about(one, key));
  if (isRecord(value))
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, about(inner, name)]));
  return key in things ? things[key] : value;
}

/** Asks with the owner's things; a file is read as the text that it is not. */
async function ask(endpoint: Endpoint, token: string | undefined) {
  const { params, query, body } = exampleOf(endpoint);
  const payload = body === undefined ? undefined : JSON.stringify(about(body));
  const { body: text } = await server.app.inject({
    method: endpoint.method,
    url: urlOf(endpoint, about(params) as Values | undefined, about(query) as Values | undefined),
    headers: {
      ...(token ? { authorization: token } : {}),
      ...(payload === undefined ? {} : { "content-type": "application/json" }),
    },
    ...(payload === undefined ? {} : { payload }),
  });
  const { code = "", msg = "" } = text.startsWith("{") ? JSON.parse(text) : {};
  return { code, msg, text };
}

const rowsOf = async <Row>(query: ReturnType<typeof sql>) =>
  ((await server.database.db.execute(query)) as unknown as { rows: Row[] }).rows;

/** A sum over every row that belongs to the owner, table by table. */
async function rowsOfOwner(): Promise<Record<string, string>> {
  const tables = await rowsOf<{ table: string; column: string }>(sql`
    select table_name as "table", min(column_name) as "column" from information_schema.columns
    where table_schema = 'public' and column_name in ('order_number', 'user_id')
      and table_name not in ('sessions', 'idempotency_keys', 'seckill_secrets')
    group by table_name`);
  const sums: Record<string, string> = {};
  for (const { table, column } of tables) {
    const whose =
      column === "user_id" ? sql`user_id = ${users.buyer}` : sql`order_number = ${things.orderNumber}`;
    const [row] = await rowsOf<{ sum: string | null }>(sql`
      select md5(string_agg(row, '|' order by row)) as sum
      from (select to_jsonb(t)::text as row from ${sql.identifier(table)} t where ${whose}) as rows`);
    sums[table] = row?.sum ?? "";
  }
  return sums;
}

beforeAll(async () => {
  const { db } = server.database;
  tokens.owner = await server.signIn(users.buyer);
  tokens.administrator = await server.signIn(users.admin);
  tokens.elsewhere = await server.signIn(users.other);
  tokens.member = await joinByLink(server, tokens.administrator);
  tokens.removed = await joinByLink(server, tokens.administrator, ownEnterprise, users.homeless);
  const params = { enterpriseId: ownEnterprise, userId: users.homeless };
  await server.call(removeMember, { params }, { token: tokens.administrator });
  await acknowledgeRemoval(server, tokens.removed);

  const { owner: token } = tokens;
  const address = exampleOf(addAddress).body as Values;
  const { data: added } = await server.call(
    addAddress,
    { body: { ...address, receiver: mark } as never },
    { token },
  );
  things.titleId = await titleIdOf(server, token, { titleName: mark });
  const { data: list } = await server.call(createPurchaseList, { body: { name: mark } as never }, { token });
  things.quoteNo = await quoted(server, token, { note: mark });
  things.basketId = await put(server, token, helmet, 1);
  things.conversationId = await opened(server, token);
  await say(server, token, Number(things.conversationId), mark);
  things.refundSn = await applied(server, token, await paidOrder(server, token));
  const orderNumber = await paidOrder(server, token);
  await askForInvoice(server, token, orderNumber, Number(things.titleId));
  await issue(server, orderNumber);
  things.orderNumber = orderNumber;
  const [item] = await db
    .select()
    .from(orderItems)
    .where(eq(orderItems.orderNumber, String(things.orderNumber)));
  const [payment] = await db.select().from(payments).where(eq(payments.userId, users.buyer));
  const [session] = await db.select().from(sessions).where(eq(sessions.userId, users.buyer));
  const messages = await rowsOf<{ id: string }>(
    sql`select id from notify_logs where user_id = ${users.buyer}`,
  );
  const { data: invited } = await invite(server, tokens.administrator);
  Object.assign(things, {
    ...{ orderNumbers: things.orderNumber, orderItemId: item?.id, payNo: payment?.payNo },
    ...{ addrId: (added as Values | null)?.addrId, sessionId: session?.id },
    ...{ basketIds: [things.basketId], logIds: messages.map(({ id }) => Number(id)) },
    ...{ listId: (list as Values).listId, inviteId: invited.inviteId, enterpriseId: ownEnterprise },
    ...{ currentEpId: ownEnterprise, userId: users.buyer, toUserId: users.buyer },
  });
}, 60_000);

test("it is known of every call whose the things are that it names", () => {
  const unknown = own.flatMap((endpoint) =>
    keysOf(endpoint)
      .filter((key) => namesThing.test(key) && !(key in kinds))
      .map((key) => `${endpoint.name}: ${key}`),
  );
  expect(unknown, "give each a kind").toEqual([]);
  expect(Object.entries(things).filter(([, id]) => id === undefined || Number.isNaN(id))).toEqual([]);
});

const tried = own.filter(({ name }) => !left.includes(name));
const others = ["member", "removed", "elsewhere"] as const;

describe.each(others)("%s", (who) => {
  test("neither learns of what is another's nor changes it, by any call", async () => {
    // Who was removed, or is elsewhere, hears first that their own shop changed.
    await acknowledgeRemoval(server, tokens[who]);
    const before = await rowsOfOwner();
    const told: string[] = [];
    for (const endpoint of tried) {
      const { text: answer } = await ask(endpoint, tokens[who]);
      const secrets = [mark, things.quoteNo, things.refundSn, things.payNo, things.orderNumber].map(String);
      if (secrets.some((secret) => answer.includes(secret))) told.push(`${endpoint.name}: ${answer}`);
    }
    expect(told).toEqual([]);
    expect(await rowsOfOwner()).toEqual(before);
  }, 60_000);
});

const kindsOf = (endpoint: Endpoint) => keysOf(endpoint).map((key) => kinds[key]);
const readsOrder = tried.filter(
  ({ method, name }) => method === "GET" && name !== "GET /p/userBalance/rechargeStatus",
);

test.each(readsOrder.filter((one) => kindsOf(one).includes("order")).map((one) => [one.name, one] as const))(
  "%s is read by who ordered and by the administrator, and by no other",
  async (_, endpoint) => {
    const refused = await ask(endpoint, tokens.elsewhere);
    for (const who of ["owner", "administrator"] as const)
      expect(await ask(endpoint, tokens[who]), who).not.toMatchObject({
        code: refused.code,
        msg: refused.msg,
      });
    expect(await ask(endpoint, undefined)).toMatchObject({ code: "A00004" });
  },
);

test("what is one person's alone is not the administrator's either", async () => {
  const before = await rowsOfOwner();
  const told: string[] = [];
  for (const endpoint of tried.filter((one) => kindsOf(one).includes("person"))) {
    if (kindsOf(endpoint).includes("order")) continue;
    const { text: answer } = await ask(endpoint, tokens.administrator);
    if (answer.includes(mark)) told.push(`${endpoint.name}: ${answer}`);
  }
  expect(told).toEqual([]);
  expect(await rowsOfOwner()).toEqual(before);
});
