/**
 * Random walks over approvals, orders, account terms, transfers, balance, points, refunds and statements. After each, money that came
 * in is money kept, given back or owed, statements say the same, and nothing is stuck. More and longer walks are
 * `npm run faults -- --only money-walks`; one of them again: MONEY_SEED=17 MONEY_WALKS=1 MONEY_EVENTS=60.
 */
import fs from "node:fs";
import { dayMs } from "@tradehall/mall-rules/time/china-time";
import { eq } from "drizzle-orm";
import { afterEach, expect, test, vi } from "vitest";
import { changedSums, invariantViolations, queryWith, sumsNow } from "#server/db/invariants.ts";
import { bankReceipts, creditRepayments, orderApprovals, statements } from "#server/db/schema/index.ts";
import { sandboxAlipay } from "#server/pay-methods/sandbox-alipay.ts";
import { sandboxBank } from "#server/pay-methods/sandbox-bank.ts";
import { sandboxWechat } from "#server/pay-methods/sandbox-wechat.ts";
import { ownEnterprise } from "#server/testing/enterprises.ts";
import { step } from "#server/testing/money-steps.ts";
import { moneyFaults, statementFaults, stuck } from "#server/testing/money-sums.ts";
import { MoneyWalk } from "#server/testing/money-walk.ts";
import { openTestServer } from "#server/testing/test-server.ts";

const count = (name: string, otherwise: number): number => Number(process.env[name] ?? otherwise);
const walks = count("MONEY_WALKS", 4);
const events = count("MONEY_EVENTS", 30);
const firstSeed = count("MONEY_SEED", 1);
const report = process.env.MONEY_REPORT;

afterEach(() => {
  vi.restoreAllMocks();
});

/** What the providers took on to give back; the same twice is the same money. */
function providersOut(): () => number {
  const given = new Map<string, number>();
  for (const provider of [sandboxAlipay, sandboxWechat, sandboxBank])
    vi.spyOn(provider, "giveBack").mockImplementation(async ({ refundSn, payNo, amountFen }) => {
      given.set(`${refundSn} ${payNo}`, amountFen);
    });
  return () => [...given.values()].reduce((sum, fen) => sum + fen, 0);
}

async function walkOnce(seed: number) {
  const server = await openTestServer();
  const givenBackFen = providersOut();
  const walk = new MoneyWalk(server, seed);
  const asked = queryWith(server.database.db);
  try {
    await walk.begin();
    const before = await sumsNow(asked);
    const check = async () => [
      ...(await invariantViolations(asked)),
      ...changedSums(before, await sumsNow(asked)),
      ...(await moneyFaults(asked, { paidInFen: walk.paidInFen, givenBackFen: givenBackFen() })),
      ...(await statementFaults(asked, ownEnterprise)),
    ];
    for (let nth = 0; nth < events && walk.faults.length === 0; nth += 1) await step(walk);
    walk.faults.push(...(await check()));
    // Time alone ends what buyers and shops left open, and closes the months.
    for (const ms of [1, 11, 11, 11, 11, 31].map((days) => days * dayMs)) await walk.wait(ms);
    walk.faults.push(...(await check()), ...(await stuck(asked, server.clock.now())));
    const { db } = server.database;
    return {
      ...{ seed, faults: walk.faults, events: walk.events },
      ...{ orders: walk.orders.length, refunds: walk.refunds.length },
      approvals: await db.$count(orderApprovals),
      repayments: await db.$count(creditRepayments, eq(creditRepayments.status, "paid")),
      transfers: await db.$count(bankReceipts),
      months: await db.$count(statements),
    };
  } finally {
    await server.close();
  }
}

test(
  `${walks} walks of ${events} events leave the money true to the fen and nothing stuck`,
  async () => {
    let orders = 0;
    let months = 0;
    for (let seed = firstSeed; seed < firstSeed + walks; seed += 1) {
      const walked = await walkOnce(seed);
      orders += walked.orders;
      months += walked.months;
      if (report) fs.appendFileSync(report, `${JSON.stringify(walked)}\n`);
      else
        expect(
          walked.faults,
          `MONEY_SEED=${seed} MONEY_WALKS=1 MONEY_EVENTS=${events}\n${walked.events.join("\n")}`,
        ).toEqual([]);
    }
    // The program judges its report itself.
    if (report) return;
    expect(orders).toBeGreaterThan(walks);
    expect(months).toBeGreaterThan(walks / 2);
  },
  Math.max(180_000, walks * events * 300),
);
