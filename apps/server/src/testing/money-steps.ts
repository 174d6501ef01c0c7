/** The steps of a random walk of money, by how often each is taken. */
import { cancelOrder } from "@tradehall/api-client/endpoints/order/cancel-order";
import { receiveOrder } from "@tradehall/api-client/endpoints/order/receive-order";
import { orderStatuses } from "@tradehall/mall-rules/states/order/order";
import { limit } from "./approvals.ts";
import { reviewCredit } from "./credit.ts";
import { orderLimits, shopIds, waits } from "./money-ground.ts";
import { buyMembership } from "./money-members.ts";
import { matchMoney, moneyComes } from "./money-transfers.ts";
import type { Heard, MoneyWalk } from "./money-walk.ts";
import { ship } from "./purchase.ts";
import { act, sendBack, withdraw } from "./refunds.ts";
import { statementOf } from "./statements.ts";

const { approval, unpaid, paid, shipped } = orderStatuses;
/** What a person may be told; anything else is a fault. */
const decisions = new Set(["00000", "A00001", "A03002"]);

type Kind = readonly [weight: number, name: string, run: (walk: MoneyWalk) => Promise<Heard[]>];

async function review(walk: MoneyWalk): Promise<Heard[]> {
  const shopId = walk.one(shopIds) ?? 1;
  if (walk.chance(0.25)) return [await reviewCredit(walk.server, "stop", { shopId })];
  const granted = { limit: String(1_000 + walk.upTo(4_000)), termDays: 30 };
  return [await reviewCredit(walk.server, "grant", { shopId, ...granted })];
}

/** A new way to pay is a row here, and what comes in by it is counted in `paidInFen`. */
const kinds: readonly Kind[] = [
  [14, "buy", (walk) => walk.buy()],
  [2, "sendAgain", (walk) => walk.sendAgain()],
  [3, "pay", (walk) => walk.pay()],
  [
    2,
    "scan",
    async (walk) => {
      const payNo = walk.one(walk.payments.slice(-4));
      return payNo ? [await walk.scanned(payNo)] : [];
    },
  ],
  [6, "approve", (walk) => walk.decide(true)],
  [1.5, "turnDown", (walk) => walk.decide(false)],
  [
    2,
    "cancel",
    (walk) =>
      walk.onOrder([approval, unpaid], (orderNumber, token) =>
        walk.server.call(cancelOrder, { params: { orderNumber }, body: { reason: "不想买了" } }, { token }),
      ),
  ],
  [5, "ship", (walk) => walk.onOrder([paid], (orderNumber) => ship(walk.server, orderNumber))],
  [
    4,
    "receive",
    (walk) =>
      walk.onOrder([shipped], (orderNumber, token) =>
        walk.server.call(receiveOrder, { params: { orderNumber } }, { token }),
      ),
  ],
  [6, "refund", (walk) => walk.refund()],
  [5, "accept", (walk) => walk.onRefund((sn) => act(walk.server, sn, "accept"))],
  [2, "refuse", (walk) => walk.onRefund((sn) => act(walk.server, sn, "refuse"))],
  [2, "arrive", (walk) => walk.onRefund((sn) => act(walk.server, sn, "receive"))],
  [2, "payBack", (walk) => walk.onRefund((sn) => act(walk.server, sn, "payBack"))],
  [2, "withdraw", (walk) => walk.onRefund((sn, token) => withdraw(walk.server, token, sn))],
  [2, "sendBack", (walk) => walk.onRefund((sn, token) => sendBack(walk.server, token, sn))],
  [6, "repay", (walk) => walk.repayPart()],
  [1.5, "repaid", (walk) => walk.repaid()],
  [5, "moneyComes", moneyComes],
  [1, "match", matchMoney],
  [1.5, "topUp", (walk) => walk.topUp()],
  [0.7, "buyMembership", buyMembership],
  [
    1,
    "readStatement",
    async (walk) => [await statementOf(walk.server, walk.token(walk.person()), await walk.someMonth())],
  ],
  [2, "ask", (walk) => walk.ask()],
  [1, "answer", (walk) => walk.answer()],
  [2, "confirmStatement", (walk) => walk.confirmMonth()],
  [1, "review", review],
  [1, "setLimit", async (walk) => [await limit(walk.server, { perOrder: walk.one(orderLimits) ?? null })]],
  [1.5, "minutes", (walk) => walk.wait(waits.minutes)],
  [1.5, "hours", (walk) => walk.wait(waits.hours)],
  [1.5, "day", (walk) => walk.wait(waits.day)],
  [1, "week", (walk) => walk.wait(waits.week)],
  [2, "month", (walk) => walk.wait(waits.month)],
];

const total = kinds.reduce((sum, [weight]) => sum + weight, 0);

function chosen(walk: MoneyWalk): Kind {
  let left = walk.draw() * total;
  const found = kinds.find(([weight]) => {
    left -= weight;
    return left < 0;
  });
  return found ?? (kinds[0] as Kind);
}

/** Takes one step that finds something to do; a fault of the server is kept, a refusal is an answer like any other. */
export async function step(walk: MoneyWalk): Promise<void> {
  let heard: Heard[] = [];
  while (heard.length === 0 && walk.faults.length === 0) {
    const [, name, run] = chosen(walk);
    try {
      heard = await run(walk);
    } catch (error) {
      walk.faults.push(`${name}: ${String(error)}`);
    }
    if (heard.length > 0)
      walk.events.push(`${name}: ${heard.map(({ success, msg }) => (success ? "ok" : msg)).join(", ")}`);
    for (const { code, msg } of heard)
      if (!decisions.has(code)) walk.faults.push(`${name} heard ${code} ${msg}`);
  }
}
