/**
 * One random walk over approvals, orders, account terms, transfers, balance, points, refunds and statements: whatever a member, an
 * approver, an administrator, a shop and the clock do. The same seed does the same. Its steps are rows of `money-steps.ts`; `modules/statement/walk.test.ts` runs it.
 */
import { approveOrder } from "@tradehall/api-client/endpoints/order/approval/approve-order";
import { turnDownOrder } from "@tradehall/api-client/endpoints/order/approval/turn-down-order";
import { buyAgain } from "@tradehall/api-client/endpoints/order/buy-again";
import { openTopUp } from "@tradehall/api-client/endpoints/payment/top-up/open-top-up";
import { sandboxAnswerStatementQuestion } from "@tradehall/api-client/endpoints/sandbox/credit/answer-statement-question";
import { sandboxListStatementQuestions } from "@tradehall/api-client/endpoints/sandbox/credit/list-statement-questions";
import { sandboxMoveRepayment } from "@tradehall/api-client/endpoints/sandbox/credit/move-repayment";
import { sandboxMoveTopUp } from "@tradehall/api-client/endpoints/sandbox/payment/move-top-up";
import { askAboutLine } from "@tradehall/api-client/endpoints/statement/ask-about-line";
import { confirmStatement } from "@tradehall/api-client/endpoints/statement/confirm-statement";
import { fen, fenToYuan, yuanToFen } from "@tradehall/mall-rules/money";
import { orderStatuses, paidOrderStatuses } from "@tradehall/mall-rules/states/order/order";
import { payTypes } from "@tradehall/mall-rules/states/payment/payment";
import { chinaMonth, dayMs } from "@tradehall/mall-rules/time/china-time";
import { asc, eq, inArray, isNull } from "drizzle-orm";
import { cartLines, orders, refunds, statements } from "../db/schema/index.ts";
import { type Draw, seededDraw } from "../db/seed/draw.ts";
import { closeStatements } from "../jobs/close-statements.ts";
import { remindOfCredit } from "../jobs/remind-of-credit.ts";
import { sendMoney } from "../jobs/send-money.ts";
import { settleTransfers } from "../jobs/settle-transfers.ts";
import { sweepMemory, sweepOrders, sweepPayments, sweepPoints, sweepRefunds } from "../jobs/sweep.ts";
import { lineOf, repay } from "./credit.ts";
import { goods, type Person, people, prepareMoney, shopIds } from "./money-ground.ts";
import { confirm, openPayment, scanToPay, submit } from "./purchase.ts";
import { apply, itemsOf, orderOf } from "./refunds.ts";
import { linesOf } from "./statements.ts";
import type { TestServer } from "./test-server.ts";
import { put } from "./trade.ts";

export interface Heard {
  success: boolean;
  code: string;
  msg: string;
}

const sweeps = [sweepRefunds, sweepOrders, sweepPayments, sweepPoints, sweepMemory] as const;
const jobs = [sendMoney, ...sweeps, settleTransfers] as const;
export class MoneyWalk {
  readonly server: TestServer;
  readonly draw: Draw;
  /** What was done, in words, for a walk that fails. */
  readonly events: string[] = [];
  readonly faults: string[] = [];
  /** What buyers paid outside: the records of the providers. */
  paidInFen = 0;
  tokens: Partial<Record<Person, string>> = {};
  orders: { number: string; by: Person }[] = [];
  payments: string[] = [];
  topUps: string[] = [];
  repayments: string[] = [];
  refunds: { refundSn: string; by: Person }[] = [];

  constructor(server: TestServer, seed: number) {
    this.server = server;
    this.draw = seededDraw(seed);
  }

  one<T>(items: readonly T[]): T | undefined {
    return items[Math.floor(this.draw() * items.length)];
  }
  upTo(max: number): number {
    return 1 + Math.floor(this.draw() * max);
  }
  chance(share: number): boolean {
    return this.draw() < share;
  }
  person(): Person {
    return this.one(["member", "member", "approver", "admin"] as const) ?? "member";
  }
  token(by: Person): string {
    return this.tokens[by] ?? "";
  }

  async signIn(): Promise<void> {
    for (const [name, id] of Object.entries(people))
      this.tokens[name as Person] = await this.server.signIn(id);
  }

  async begin(): Promise<void> {
    await prepareMoney(this.server, this.draw);
    await this.signIn();
  }

  /** Mostly an order of one of these states, now and then any, as a page that is old would send it. */
  async order(fit: readonly number[]): Promise<{ number: string; by: Person } | undefined> {
    if (this.chance(0.15)) return this.one(this.orders);
    const rows = await this.server.database.db
      .select({ number: orders.orderNumber })
      .from(orders)
      .where(inArray(orders.status, [...fit]));
    const known = new Set(rows.map(({ number }) => number));
    return this.one(this.orders.filter(({ number }) => known.has(number)));
  }

  /** Mostly a refund that is open. */
  private async refundToMove(): Promise<{ refundSn: string; by: Person } | undefined> {
    if (this.chance(0.1)) return this.one(this.refunds);
    const rows = await this.server.database.db
      .select({ refundSn: refunds.refundSn })
      .from(refunds)
      .where(isNull(refunds.endedAt));
    const known = new Set(rows.map(({ refundSn }) => refundSn));
    return this.one(this.refunds.filter(({ refundSn }) => known.has(refundSn)));
  }

  /** Time passes, and what it brings is done. */
  async wait(ms: number): Promise<Heard[]> {
    await this.server.clock.advance(ms);
    for (const job of jobs) await job(this.server);
    await closeStatements(this.server);
    await remindOfCredit(this.server);
    await this.signIn();
    return [{ success: true, code: "00000", msg: "" }];
  }

  private async placed(by: Person): Promise<Heard[]> {
    const { server } = this;
    const confirmed = await confirm(server, this.token(by), this.chance(0.4) ? { isScorePay: 1 } : {});
    if (!confirmed.success) return [confirmed];
    const { uuid } = confirmed.data;
    const answer = await submit(server, this.token(by), uuid, {
      ...(this.chance(0.6) ? { costCentre: this.one(["生产一部", "行政部"]) } : {}),
      ...(this.chance(0.3) ? { poNumber: "PO-1" } : {}),
    });
    if (!answer.success) return [answer];
    this.orders.push(...answer.data.orderNumbers.split(",").map((number) => ({ number, by })));
    // Most are paid for at once, together.
    const numbers = answer.data.orderNumbers;
    return answer.data.needPay === 1 && this.chance(0.7)
      ? [answer, ...(await this.paid(by, numbers))]
      : [answer];
  }

  private async paid(by: Person, numbers: string): Promise<Heard[]> {
    const { alipay, wechatScan, balance, bankTransfer, accountTerms } = payTypes;
    const ways = [alipay, wechatScan, balance, balance, bankTransfer, accountTerms, accountTerms];
    const way = this.one(ways) ?? balance;
    const answer = await openPayment(this.server, this.token(by), numbers, way);
    if (!answer.success) return [answer];
    if (way !== alipay && way !== wechatScan) return [answer];
    this.payments.push(answer.data.payNo);
    return this.chance(0.7) ? [answer, await this.scanned(answer.data.payNo)] : [answer];
  }

  async scanned(payNo: string): Promise<Heard> {
    const answer = await scanToPay(this.server, payNo, this.chance(0.85) ? "success" : "failure");
    if (answer.success && answer.data.status === "paid") this.paidInFen += yuanToFen(answer.data.totalFee);
    return answer;
  }

  async buy(): Promise<Heard[]> {
    const by = this.person();
    await this.server.database.db.delete(cartLines).where(eq(cartLines.userId, people[by]));
    const wanted = goods.filter(() => this.chance(0.4));
    for (const one of wanted.length > 0 ? wanted : goods.slice(0, 1))
      await put(this.server, this.token(by), one, one.skuId === 7 ? 5 : this.upTo(3));
    return this.placed(by);
  }

  async sendAgain(): Promise<Heard[]> {
    const order = this.one(this.orders);
    if (!order) return [];
    const token = this.token(order.by);
    await this.server.database.db.delete(cartLines).where(eq(cartLines.userId, people[order.by]));
    const answer = await this.server.call(buyAgain, { params: { orderNumber: order.number } }, { token });
    return answer.success ? [answer, ...(await this.placed(order.by))] : [answer];
  }

  async pay(): Promise<Heard[]> {
    const order = await this.order([orderStatuses.unpaid]);
    return order ? this.paid(order.by, order.number) : [];
  }

  async decide(isGiven: boolean): Promise<Heard[]> {
    const { server } = this;
    const order = await this.order([orderStatuses.approval]);
    if (!order) return [];
    const params = { orderNumber: order.number };
    const token = this.token(this.one(["approver", "approver", "admin", "member"] as const) ?? "admin");
    if (isGiven) return [await server.call(approveOrder, { params }, { token })];
    return [await server.call(turnDownOrder, { params, body: { reason: "超出预算" } }, { token })];
  }

  async onOrder(
    fit: readonly number[],
    act: (number: string, token: string) => Promise<Heard>,
  ): Promise<Heard[]> {
    const order = await this.order(fit);
    return order ? [await act(order.number, this.token(order.by))] : [];
  }

  async refund(): Promise<Heard[]> {
    const order = await this.order(paidOrderStatuses);
    if (!order) return [];
    const items = await itemsOf(this.server, order.number);
    const item = this.one(items);
    const part = { refundType: 2, items: [{ orderItemId: item?.id ?? 0, prodCount: this.upTo(2) }] };
    // What was sent may come back or not; what was not sent cannot.
    const { shippedAt } = await orderOf(this.server, order.number);
    const isSent = shippedAt !== null && this.chance(0.95);
    const comesBack = isSent && this.chance(0.4);
    const way = { applyType: comesBack ? 2 : 1, cargoStatus: isSent ? 1 : 0 };
    const choice = this.chance(0.4) ? ({ refundType: 1 } as const) : part;
    const less = this.chance(0.1) ? { refundAmount: "1.01" } : {};
    const answer = await apply(this.server, this.token(order.by), order.number, {
      ...choice,
      ...way,
      ...less,
    });
    if (answer.success) this.refunds.push({ refundSn: answer.data.refundSn, by: order.by });
    return [answer];
  }

  async onRefund(act: (refundSn: string, token: string) => Promise<Heard>): Promise<Heard[]> {
    const refund = await this.refundToMove();
    return refund ? [await act(refund.refundSn, this.token(refund.by))] : [];
  }

  async repayPart(): Promise<Heard[]> {
    const [first, second] = this.chance(0.5) ? shopIds : shopIds.toReversed();
    const usedOf = async (shopId: number) => (await lineOf(this.server, shopId))?.usedFen ?? 0;
    const shopId = (await usedOf(first ?? 1)) > 0 ? (first ?? 1) : (second ?? 1);
    const used = await usedOf(shopId);
    if (used === 0 && this.chance(0.9)) return [];
    const order = this.one(this.orders);
    const part = { amount: fenToYuan(fen(Math.max(1, Math.floor(used * Math.min(1, this.draw() * 1.3))))) };
    const wanted = this.chance(0.2) && order ? { orderNumbers: order.number } : part;
    const { alipay, wechatScan, balance, bankTransfer } = payTypes;
    const way = this.one([balance, wechatScan, alipay, bankTransfer]) ?? balance;
    const answer = await repay(this.server, this.token("admin"), { shopId, ...wanted }, way);
    if (!answer.success || way === balance || way === bankTransfer) return [answer];
    this.repayments.push(answer.data.repaymentNo);
    return this.chance(0.6) ? [answer, ...(await this.repaid())] : [answer];
  }

  async repaid(): Promise<Heard[]> {
    const repaymentNo = this.repayments.at(-1);
    if (!repaymentNo) return [];
    const body = { repaymentNo, result: this.chance(0.85) ? ("success" as const) : ("failure" as const) };
    const answer = await this.server.call(sandboxMoveRepayment, { body });
    if (answer.success && answer.data.status === "paid") this.paidInFen += yuanToFen(answer.data.amount);
    return [answer];
  }

  async topUp(): Promise<Heard[]> {
    const body = { amount: String(this.upTo(300)), payType: payTypes.wechatScan };
    const token = this.token(this.person());
    const opened = await this.server.call(openTopUp, { body }, { token });
    if (!opened.success) return [opened];
    this.topUps.push(opened.data.payNo);
    const payNo = this.one(this.topUps.slice(-2)) ?? "";
    const moved = await this.server.call(sandboxMoveTopUp, { body: { payNo, result: "success" } });
    if (moved.success && moved.data.status === "paid") this.paidInFen += yuanToFen(moved.data.amount);
    return [opened, moved];
  }

  /** Mostly one that has closed. */
  async someMonth(): Promise<string> {
    const { db } = this.server.database;
    const closed = await db
      .select({ month: statements.month })
      .from(statements)
      .orderBy(asc(statements.month));
    const month = this.chance(0.8) ? this.one(closed)?.month : undefined;
    if (month) return month;
    return chinaMonth(this.server.clock.now().getTime() - this.upTo(4) * 15 * dayMs);
  }

  async ask(): Promise<Heard[]> {
    const token = this.token(this.person());
    const lines = await linesOf(this.server, token, await this.someMonth());
    const line = lines.success ? this.one(lines.data.records) : undefined;
    if (!line) return [lines];
    const body = { lineId: line.lineId, question: "含运费吗？" };
    return [lines, await this.server.call(askAboutLine, { body }, { token })];
  }

  async answer(): Promise<Heard[]> {
    const asked = this.one((await this.server.call(sandboxListStatementQuestions)).data);
    if (!asked) return [];
    const input = { params: { questionId: asked.questionId }, body: { answer: "含运费。" } };
    return [await this.server.call(sandboxAnswerStatementQuestion, input)];
  }

  async confirmMonth(): Promise<Heard[]> {
    const token = this.token(this.chance(0.8) ? "admin" : "member");
    return [await this.server.call(confirmStatement, { body: { month: await this.someMonth() } }, { token })];
  }
}
