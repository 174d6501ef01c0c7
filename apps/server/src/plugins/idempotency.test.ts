/** Equal calls get equal answers, however many come at once and whatever became of the first. */
import { addAddress } from "@tradehall/api-client/endpoints/address/add-address";
import { changeItem } from "@tradehall/api-client/endpoints/cart/change-item";
import { getCart } from "@tradehall/api-client/endpoints/cart/get-cart";
import { submitOrder } from "@tradehall/api-client/endpoints/order/checkout/submit-order";
import { payOrders } from "@tradehall/api-client/endpoints/payment/pay-orders";
import { eq, sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { addresses, cartLines, idempotencyKeys, orders, payments } from "#server/db/schema/index.ts";
import { lockBuyer } from "#server/modules/buyer/lock-buyer.ts";
import { buyNow, confirm } from "#server/testing/purchase.ts";
import { cartOf, helmet, put, screwM6, setStock, stockOf } from "#server/testing/trade.ts";
import { hasProcesses, twoProcesses } from "#server/testing/two-processes.ts";
import { world } from "#server/testing/world.ts";
import { create } from "./idempotency.ts";

const { first: server, second } = twoProcesses();
const pressed = 50;

let token = "";
beforeEach(async () => {
  const { db } = server.database;
  await db.delete(cartLines);
  await db.delete(idempotencyKeys);
  for (const { skuId } of [screwM6, helmet]) await setStock(server, skuId, 100);
  token = await server.signIn(world.users.buyer);
});

async function confirmed(): Promise<string> {
  await put(server, token, screwM6, 3);
  return (await confirm(server, token)).data.uuid;
}

/** Presses the button so many times, in two processes in turn. */
const press = (uuid: string, keyOf: (nth: number) => string | undefined) =>
  Promise.all(
    Array.from({ length: pressed }, (_, nth) => {
      const key = keyOf(nth);
      const headers: Record<string, string> = key === undefined ? {} : { "idempotency-key": key };
      return (nth % 2 ? server : second).call(submitOrder, { body: { uuid } }, { token, headers });
    }),
  );

const placedBy = (uuid: string) => server.database.db.$count(orders, eq(orders.submitId, uuid));

test.each([
  ["one key", () => "one"],
  ["a key each", (nth: number) => `key-${nth}`],
  ["no key", () => undefined],
])("of many equal submits at once with %s each hears of the one order", async (_, keyOf) => {
  const uuid = await confirmed();
  const answers = await press(uuid, keyOf);
  expect(answers.filter((answer) => !answer.success)).toEqual([]);
  expect(new Set(answers.map(({ data }) => data.orderNumbers)).size).toBe(1);
  expect(await placedBy(uuid)).toBe(1);
  expect(await stockOf(server, screwM6.skuId)).toBe(97);
});

test("equal calls of other kinds happen once, too", async () => {
  const numbers = await buyNow(server, token, helmet);
  const { db } = server.database;
  const [home] = await db.select().from(addresses).where(eq(addresses.id, world.addresses.buyer));
  const { id: _, userId: __, isDefault: ___, createdAt: ____, ...place } = home ?? ({} as never);
  const before = await db.$count(addresses);
  const headers = { "idempotency-key": "same" };
  const twelve = <T>(call: (at: typeof server) => Promise<T>) =>
    Promise.all(Array.from({ length: 12 }, (_n, nth) => call(nth % 2 ? server : second)));
  const body = { ...place, commonAddr: 0 as const };
  const added = await twelve((at) => at.call(addAddress, { body }, { token, headers }));
  const put3 = { ...screwM6, count: 3 };
  const changes = await twelve((at) => at.call(changeItem, { body: put3 }, { token, headers }));
  const pay = { orderNumbers: numbers, payType: 3 };
  const paid = await twelve((at) => at.call(payOrders, { body: pay }, { token, headers }));
  for (const [first, ...others] of [added, changes, paid] as unknown[][])
    for (const other of others) expect(other).toEqual(first);
  expect(await db.$count(addresses)).toBe(before + 1);
  expect((await cartOf(server, token)).prodCount).toBe(3);
  expect(await db.$count(payments, sql`${payments.orderNumbers} @> array[${numbers}]`)).toBe(1);
});

test("what a refused call began is undone with its key, and the next equal call is tried again", async () => {
  const uuid = await confirmed();
  await setStock(server, screwM6.skuId, 0);
  const headers = { "idempotency-key": "sold out" };
  const submit = () => server.call(submitOrder, { body: { uuid } }, { token, headers });
  expect(await submit()).toMatchObject({ code: "A00001", msg: "商品已售罄或无货" });
  expect(await server.database.db.$count(idempotencyKeys)).toBe(0);
  await setStock(server, screwM6.skuId, 3);
  expect((await submit()).success).toBe(true);
});

test("the same key with another input is another call", async () => {
  const headers = { "idempotency-key": "kept by the form" };
  const add = (count: number) => server.call(changeItem, { body: { ...screwM6, count } }, { token, headers });
  for (const count of [3, 3, 1]) expect((await add(count)).success).toBe(true);
  expect((await cartOf(server, token)).prodCount).toBe(4);
});

test.runIf(hasProcesses)(
  "a process that dies in the middle leaves nothing in the way of a retry",
  async () => {
    const uuid = await confirmed();
    const headers = { "idempotency-key": "lost" };
    const submit = () => server.call(submitOrder, { body: { uuid } }, { token, headers });
    let isHeld = () => {};
    const held = new Promise<void>((resolve) => {
      isHeld = resolve;
    });
    // The buyer is held up, so that the first call is in the middle of its work when its connection is cut.
    const holding = second.database.db.transaction(async (tx) => {
      await lockBuyer(tx, world.users.buyer);
      isHeld();
      await cutWaiters();
    });
    await held;
    const dead = submit();
    await holding;
    expect((await dead).success).toBe(false);
    expect(await placedBy(uuid)).toBe(0);
    expect((await submit()).success).toBe(true);
    expect(await placedBy(uuid)).toBe(1);
  },
);

/** Ends the connections that wait for a lock, as the death of their process does. */
async function cutWaiters(): Promise<void> {
  for (let cut = 0; cut === 0; ) {
    const { rows } = (await second.database.db.execute(sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock' and pid <> pg_backend_pid()`)) as unknown as {
      rows: unknown[];
    };
    cut = rows.length;
  }
}

test.runIf(hasProcesses)("a buyer whose calls wait leaves the connections to the others", async () => {
  const uuid = await confirmed();
  const other = await server.signIn(world.users.other);
  let letGo = () => {};
  const done = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const holding = server.database.db.transaction(async (tx) => {
    await lockBuyer(tx, world.users.buyer);
    await done;
  });
  // More than a process has connections.
  const waiting = press(uuid, (nth) => `key-${nth}`);
  expect((await second.call(getCart, {}, { token: other })).success).toBe(true);
  letGo();
  await holding;
  expect((await waiting).filter((answer) => !answer.success)).toEqual([]);
  expect(await placedBy(uuid)).toBe(1);
});

test("a call that a deadlock rolled back is retried once", async () => {
  const { db } = server.database;
  const deadlock = () => Object.assign(new Error("deadlock detected"), { code: "40P01" });
  const turn = { leave: () => undefined, enter: async () => undefined };
  const context = { db, clock: server.clock, visitor: undefined, ip: "127.0.0.1", turn };
  const attempt = async (failures: number) => {
    let runs = 0;
    const call = { endpoint: "test", key: `${failures}`, input: {}, context };
    const work = async () => {
      runs += 1;
      if (runs <= failures) throw deadlock();
      return "done";
    };
    const answer = await create(call, work).catch((error: Error) => error.message);
    return [answer, runs];
  };
  expect(await attempt(1)).toEqual(["done", 2]);
  expect(await attempt(2)).toEqual(["deadlock detected", 2]);
});
