/**
 * One enterprise after another walks at random through approvals, orders, account terms, refunds and statements, on a database
 * of the program's own. MONEY_WALKS and MONEY_EVENTS change how many and how long; a walk that failed is named with its seed.
 */
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { at } from "../../tools/parts/paths.mjs";
import { runServerTest } from "./support/server-test.mjs";

const { MONEY_WALKS = "200", MONEY_EVENTS = "60", MONEY_SEED = "1" } = process.env;

export default {
  promise:
    "After random walks over approvals, terms, refunds and statements money in is money kept, given back or owed, to the fen",
  databases: ["postgres", "pglite"],
  async run(world) {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), "tradehall-money-"));
    const report = path.join(folder, "walks");
    const env = { ...(await world.copy()), MONEY_WALKS, MONEY_EVENTS, MONEY_SEED, MONEY_REPORT: report };
    const began = Date.now();
    await runServerTest(at("apps/server/src/modules/statement/walk.test.ts"), env);
    const walks = fs
      .readFileSync(report, "utf8")
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line));
    fs.rmSync(folder, { recursive: true, force: true });
    const sum = (of) => walks.reduce((all, one) => all + of(one), 0);
    for (const { seed, faults, events } of walks.filter((one) => one.faults.length > 0))
      world.say(`MONEY_SEED=${seed}: ${faults.join("; ")}\n${events.join("\n")}`);
    const counts = `${sum((one) => one.events.length)} events, ${sum((one) => one.orders)} orders, ${sum((one) => one.refunds)} refunds, ${sum((one) => one.approvals)} approvals, ${sum((one) => one.repayments)} repayments, ${sum((one) => one.transfers)} sums by bank, ${sum((one) => one.months)} months closed`;
    const broken = walks.filter((one) => one.faults.length > 0).length;
    return {
      figure: `${walks.length} walks, ${counts}: ${broken} walks broken; ${Math.round((Date.now() - began) / 1_000)} s`,
      isKept: walks.length === Number(MONEY_WALKS) && broken === 0,
    };
  },
};
