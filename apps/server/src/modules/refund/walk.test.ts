/**
 * Random walks through orders, refunds, invoices, coupons, points and time. After each, money paid is money kept and money
 * returned, stock and points add up, and time alone brings everything to an end. More and longer walks:
 * REFUND_WALKS=1000 REFUND_STEPS=100, another start REFUND_SEED=7.
 */
import { receiveOrder } from "@tradehall/api-client/endpoints/order/receive-order";
import { editRefund } from "@tradehall/api-client/endpoints/refund/edit-refund";
import { fen } from "@tradehall/mall-rules/money";
import { openRefundStatuses, refundStatuses } from "@tradehall/mall-rules/states/after-sale/refund";
import { receivedOrderStatuses } from "@tradehall/mall-rules/states/order/order";
import { inArray, isNotNull, notInArray } from "drizzle-orm";
import fc from "fast-check";
import { expect, test } from "vitest";
import { changedSums, invariantViolations, queryWith, sumsNow } from "#server/db/invariants.ts";
import { cartLines, invoiceDocuments, orders, refunds } from "#server/db/schema/index.ts";
import { sweepOrders, sweepRefunds } from "#server/jobs/sweep.ts";
import { askForInvoice, changeTo, giveUp, issue, titleIdOf } from "#server/testing/invoices.ts";
import { confirm, openPayment, scanToPay, ship, submit } from "#server/testing/purchase.ts";
import { act, application, apply, itemsOf, quote, sendBack, withdraw } from "#server/testing/refunds.ts";
import { testServer } from "#server/testing/test-server.ts";
import { giveCoupon, helmet, put, screwM6, screwM8, setStock } from "#server/testing/trade.ts";
import { world } from "#server/testing/world.ts";

const server = testServer();
const count = (name: string, otherwise: number): number => Number(process.env[name] ?? otherwise);
const walks = count("REFUND_WALKS", 40);
const steps = count("REFUND_STEPS", 40);
const hour = 3_600_000;
const day = 24 * hour;

const goods = [screwM6, screwM8, helmet] as const;
const kinds = [
  ...["buy", "buy", "apply", "apply", "apply", "ship", "receive", "accept", "accept"],
  ...["refuse", "withdraw", "edit", "sendBack", "arrive", "payBack", "wait"],
  ...["askInvoice", "askInvoice", "issueInvoice", "changeInvoice", "giveUpInvoice"],
] as const;
const event = fc.record({
  kind: fc.constantFrom(...kinds),
  which: fc.nat(1_000),
  size: fc.integer({ min: 1, max: 4 }),
  flag: fc.boolean(),
  other: fc.boolean(),
});
type Event = typeof event extends fc.Arbitrary<infer E> ? E : never;

/** The buyer's one invoice title. */
let titleId = 0;

class Walker {
  token = "";
  orders: string[] = [];
  refunds: string[] = [];
  heard: string[] = [];

  async signIn(): Promise<void> {
    this.token = await server.signIn(world.users.buyer);
    titleId ||= await titleIdOf(server, this.token);
  }

  async buy({ which, size, flag, other }: Event): Promise<void> {
    const held = other ? [await giveCoupon(server, world.users.buyer, { reduceFen: fen(301 * size) })] : [];
    await server.database.db.delete(cartLines);
    for (const [index, one] of goods.entries())
      if (index === which % 3 || (which >> index) % 2) await put(server, this.token, one, size);
    const points = flag ? { isScorePay: 1 } : {};
    const { data } = await confirm(server, this.token, {
      ...{ userChangeCoupon: 1, couponUserIds: held },
      ...points,
    });
    const placed = await submit(server, this.token, data.uuid);
    const { orderNumbers } = placed.data;
    this.orders.push(...orderNumbers.split(","));
    if (placed.data.needPay === 0) return;
    const paid = await openPayment(server, this.token, orderNumbers, which % 2 ? 9 : 3);
    if (paid.success && which % 2 === 0) await scanToPay(server, paid.data.payNo);
  }

  /** A choice of whatever kind, often one that is refused. */
  async choice(orderNumber: string, { which, size, flag, other }: Event) {
    const items = await itemsOf(server, orderNumber);
    const item = items[which % (items.length || 1)];
    const way = flag ? { applyType: 2, cargoStatus: 1 } : { applyType: 1, cargoStatus: which % 2 };
    return other
      ? { refundType: 1, ...way }
      : { refundType: 2, items: [{ orderItemId: item?.id ?? 0, prodCount: size }], ...way };
  }

  async apply(step: Event): Promise<void> {
    const orderNumber = this.orders[step.which % (this.orders.length || 1)] ?? "none00";
    const chosen = await this.choice(orderNumber, step);
    const quoted = await quote(server, this.token, orderNumber, chosen);
    const lower = quoted.success && quoted.data.isAmountFixed === 0 && step.which % 3 === 0;
    const answer = await apply(server, this.token, orderNumber, {
      ...chosen,
      ...(lower ? { refundAmount: "0.01" } : {}),
    });
    // What is quoted can be had.
    if (quoted.success !== answer.success) this.heard.push(`${quoted.msg} / ${answer.msg}`);
    if (answer.success) this.refunds.push(answer.data.refundSn);
  }

  async edit(refundSn: string, step: Event): Promise<void> {
    const [row] = await server.database.db
      .select()
      .from(refunds)
      .where(inArray(refunds.refundSn, [refundSn]));
    if (!row) return;
    const { orderNumber: _, ...body } = application("", await this.choice(row.orderNumber, step));
    await server.call(editRefund, { params: { refundSn }, body }, { token: this.token });
  }

  async wait(ms: number): Promise<void> {
    await server.clock.advance(ms);
    await sweepRefunds(server);
    await sweepOrders(server);
    await this.signIn();
  }

  async take(step: Event): Promise<void> {
    const orderNumber = this.orders[step.which % (this.orders.length || 1)] ?? "none00";
    const refundSn = this.refunds[step.which % (this.refunds.length || 1)] ?? "none00";
    const acts: Record<(typeof kinds)[number], () => Promise<unknown>> = {
      buy: () => this.buy(step),
      apply: () => this.apply(step),
      ship: () => ship(server, orderNumber),
      receive: () => server.call(receiveOrder, { params: { orderNumber } }, { token: this.token }),
      accept: () => act(server, refundSn, "accept"),
      refuse: () => act(server, refundSn, "refuse"),
      arrive: () => act(server, refundSn, "receive"),
      payBack: () => act(server, refundSn, "payBack"),
      withdraw: () => withdraw(server, this.token, refundSn),
      edit: () => this.edit(refundSn, step),
      sendBack: () => sendBack(server, this.token, refundSn),
      askInvoice: () => askForInvoice(server, this.token, orderNumber, titleId, step.flag ? 1 : 2),
      issueInvoice: () => issue(server, orderNumber),
      changeInvoice: () => changeTo(server, this.token, orderNumber, titleId, step.flag ? 2 : 1),
      giveUpInvoice: () => giveUp(server, this.token, orderNumber),
      wait: () => this.wait([hour, day, 2 * day, 7 * day][step.size - 1] ?? day),
    };
    const answer = (await acts[step.kind]()) as { code?: string } | undefined;
    if (answer?.code && !["00000", "A00001", "A03002"].includes(answer.code))
      this.heard.push(`${step.kind} heard ${answer.code}`);
  }
}

const open = openRefundStatuses.map((name) => refundStatuses[name]);

test(
  `${walks} walks of ${steps} steps leave nothing owed, nothing twice and nothing stuck`,
  async () => {
    const query = queryWith(server.database.db);
    let refunded = 0;
    let takenBack = 0;
    const walk = fc.asyncProperty(fc.array(event, { minLength: steps, maxLength: steps }), async (path) => {
      for (const { skuId } of goods) await setStock(server, skuId, 1_000);
      const walker = new Walker();
      await walker.signIn();
      const before = await sumsNow(query);
      for (const step of path) await walker.take(step);
      const now = async () => [
        ...walker.heard,
        ...(await invariantViolations(query)),
        ...changedSums(before, await sumsNow(query)),
      ];
      expect(await now()).toEqual([]);
      // Time alone ends every refund; what was sent is received and completed.
      for (const waited of [11 * day, 11 * day, 11 * day, 11 * day]) await walker.wait(waited);
      const { db } = server.database;
      expect(await db.$count(refunds, inArray(refunds.status, open))).toBe(0);
      const ended = await db
        .select({ status: orders.status, deadlineAt: orders.deadlineAt })
        .from(orders)
        .where(notInArray(orders.status, [2, 5, 6]));
      expect(ended.filter((order) => receivedOrderStatuses.includes(order.status))).toEqual([]);
      expect(ended).toEqual([]);
      expect(await now()).toEqual([]);
      takenBack += await db.$count(invoiceDocuments, isNotNull(invoiceDocuments.takenBackAt));
      refunded += await db.$count(refunds, inArray(refunds.status, [refundStatuses.succeeded]));
    });
    await fc.assert(walk, { numRuns: walks, seed: count("REFUND_SEED", 1), endOnFailure: true });
    expect(refunded).toBeGreaterThan(walks / 4);
    expect(takenBack).toBeGreaterThan(0);
  },
  Math.max(300_000, walks * steps * 300),
);
