/** Every state × event × who of the table, asked of the server itself. */
import { editRefund } from "@tradehall/api-client/endpoints/refund/edit-refund";
import {
  isRefundOpen,
  nextRefundStatus,
  type RefundEvent,
  type RefundParty,
  type RefundStatus,
  refundEvents,
  refundMoves,
  refundParties,
  refundStatuses,
  refundStatusName,
  refundStatusNames,
  refundWaits,
} from "@tradehall/mall-rules/states/after-sale/refund";
import { eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { invariantViolations, queryWith } from "#server/db/invariants.ts";
import { refunds } from "#server/db/schema/index.ts";
import { sweepRefunds } from "#server/jobs/sweep.ts";
import { Refusal } from "#server/refuse.ts";
import { buyNow, pay, ship } from "#server/testing/purchase.ts";
import { act, application, applied, parcel, refundOf, sendBack, withdraw } from "#server/testing/refunds.ts";
import { testServer } from "#server/testing/test-server.ts";
import { screwM6, setStock } from "#server/testing/trade.ts";
import { world } from "#server/testing/world.ts";
import { lockRefund } from "./lock-refund.ts";
import { moveRefund } from "./move-refund.ts";

const server = testServer();
let token = "";
beforeEach(async () => {
  token = await server.signIn(world.users.buyer);
  await setStock(server, screwM6.skuId, 1_000);
});

const kindOf = (isReturn: boolean) =>
  isReturn ? ({ applyType: 2, cargoStatus: 1 } as const) : ({ applyType: 1, cargoStatus: 0 } as const);

/** The ways into each state, by what people do. */
const ways: Record<RefundStatus, RefundEvent[]> = {
  applied: [],
  toReturn: ["accept"],
  returning: ["accept", "ship"],
  refunding: ["accept"],
  succeeded: ["accept", "payBack"],
  withdrawn: ["withdraw"],
  refused: ["refuse"],
  closed: ["refuse", "timeOut"],
};

const person: Record<RefundEvent, (refundSn: string, isReturn: boolean) => Promise<unknown>> = {
  accept: (refundSn) => act(server, refundSn, "accept"),
  refuse: (refundSn) => act(server, refundSn, "refuse"),
  receive: (refundSn) => act(server, refundSn, "receive"),
  payBack: (refundSn) => act(server, refundSn, "payBack"),
  withdraw: (refundSn) => withdraw(server, token, refundSn),
  ship: (refundSn) => sendBack(server, token, refundSn),
  edit: (refundSn, isReturn) => {
    const { orderNumber: _, ...body } = application("", kindOf(isReturn));
    return server.call(editRefund, { params: { refundSn }, body }, { token });
  },
  async timeOut(refundSn) {
    const [row] = await server.database.db.select().from(refunds).where(eq(refunds.refundSn, refundSn));
    if (!row?.deadlineAt) return;
    await server.clock.advance(row.deadlineAt.getTime() - server.clock.now().getTime());
    await sweepRefunds(server);
    // A session lives as long as some deadlines.
    token = await server.signIn(world.users.buyer);
  },
};

/** A refund in a state; goods come back where the state asks for it. */
async function refundIn(status: RefundStatus, isReturn: boolean): Promise<string> {
  const orderNumber = await buyNow(server, token, screwM6, 2);
  await pay(server, token, orderNumber);
  await ship(server, orderNumber);
  const refundSn = await applied(server, token, orderNumber, kindOf(isReturn));
  const isBack = isReturn && (status === "refunding" || status === "succeeded");
  const way: RefundEvent[] = isBack
    ? ["accept", "ship", "receive", ...(status === "succeeded" ? (["payBack"] as const) : [])]
    : ways[status];
  for (const event of way) await person[event](refundSn, isReturn);
  expect(await statusOf(refundSn)).toBe(status);
  return refundSn;
}

async function statusOf(refundSn: string) {
  const [row] = await server.database.db.select().from(refunds).where(eq(refunds.refundSn, refundSn));
  return refundStatusName(row?.status ?? 0);
}

/** States in which only goods that come back can be. */
const returnOnly: RefundStatus[] = ["toReturn", "returning"];
const cells = refundStatusNames.flatMap((status) =>
  [false, true]
    .filter((isReturn) => isReturn || !returnOnly.includes(status))
    .map((isReturn) => [status, isReturn] as const),
);

afterEach(async () => {
  expect(await invariantViolations(queryWith(server.database.db))).toEqual([]);
});

describe.each(cells)("%s, goods come back: %s", (status, isReturn) => {
  test("anyone who must not, cannot, and nothing changes", async () => {
    const refundSn = await refundIn(status, isReturn);
    const [before] = await server.database.db.select().from(refunds).where(eq(refunds.refundSn, refundSn));
    const facts = { status, withReturn: isReturn, isIrrevocable: false };
    let tried = 0;
    for (const event of refundEvents)
      for (const by of refundParties) {
        if (nextRefundStatus(facts, event, by)) continue;
        tried += 1;
        const moving = server.database.db.transaction(async (tx) =>
          moveRefund(tx, await lockRefund(tx, refundSn), { event, by, at: server.clock.now() }),
        );
        await expect(moving, `${event} by ${by}`).rejects.toBeInstanceOf(Refusal);
      }
    // By the doors that people use, too.
    for (const event of refundEvents.filter((one) => one !== "timeOut" && !refundMoves[status][one])) {
      const answer = (await person[event](refundSn, isReturn)) as { msg: string };
      expect(answer, event).toMatchObject({ code: "A00001", msg: "订单状态已变更" });
    }
    expect(tried).toBeGreaterThanOrEqual(refundEvents.length * refundParties.length - 4);
    const [after] = await server.database.db.select().from(refunds).where(eq(refunds.refundSn, refundSn));
    expect(after).toEqual(before);
  });

  const possible = refundEvents.filter((event) => refundMoves[status][event]);
  test.each(possible.length > 0 ? possible : (["none"] as const))("%s leads on", async (event) => {
    if (event === "none") return expect(isRefundOpen(status)).toBe(false);
    const refundSn = await refundIn(status, isReturn);
    const by = refundMoves[status][event]?.by as RefundParty;
    const next = nextRefundStatus({ status, withReturn: isReturn, isIrrevocable: false }, event, by);
    await person[event](refundSn, isReturn);
    const detail = await refundOf(server, token, refundSn);
    expect(refundStatusName(detail.returnMoneySts)).toBe(next);
    expect(detail.logs[0]).toMatchObject({ event, by, returnMoneySts: refundStatuses[next ?? "closed"] });
    const wait = refundWaits[next ?? "closed"];
    expect(detail.waitsFor).toBe(wait?.party ?? null);
    const [row] = await server.database.db.select().from(refunds).where(eq(refunds.refundSn, refundSn));
    const [last] = detail.logs;
    expect(row?.deadlineAt?.getTime() ?? null).toBe(last?.deadlineAt ?? null);
    if (wait) expect(detail.deadlineAt).toBeGreaterThan(server.clock.now().getTime());
    expect(detail.endTime === null).toBe(wait !== null);
    if (event === "ship") expect(detail).toMatchObject(parcel);
  });
});
