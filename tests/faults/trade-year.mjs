/**
 * A year of 20,000 orders of one enterprise: how long a month takes to close, how fast its statement is read, and what exports
 * and prints cost. YEAR_ORDERS changes how many.
 */
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { at } from "../../tools/parts/paths.mjs";
import { runServerTest } from "./support/server-test.mjs";

const orders = Number(process.env.YEAR_ORDERS ?? 20_000);
const promised = { p95: 300, memoryMb: 64 };

const file = (name, { ms, bytes, memoryMb }) =>
  `${name} ${ms} ms, ${(bytes / 2 ** 20).toFixed(1)} MB, ${memoryMb} MB of memory`;
const call = (name, { p50, p95, most }) => `${name} p50 ${p50}, p95 ${p95}, most ${most} ms`;

export default {
  promise: `Of a year of ${orders} orders a statement is read within ${promised.p95} ms at p95, an export takes ${promised.memoryMb} MB at most, and all agree to the fen`,
  databases: ["postgres", "pglite"],
  async run(world) {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), "tradehall-year-"));
    const report = path.join(folder, "figures");
    const env = { ...(await world.copy()), YEAR_ORDERS: String(orders), YEAR_REPORT: report };
    await runServerTest(at("apps/server/src/modules/statement/year.test.ts"), env);
    const { closing, files, calls } = JSON.parse(fs.readFileSync(report, "utf8"));
    fs.rmSync(folder, { recursive: true, force: true });
    const figure = [
      `a month closes in ${Math.max(...closing)} ms at most`,
      ...Object.entries(calls).map(([name, times]) => call(name, times)),
      ...Object.entries(files).map(([name, cost]) => file(name, cost)),
    ].join("; ");
    const isKept =
      Math.max(calls.info.p95, calls.lines.p95) <= promised.p95 &&
      Math.max(files.csv.memoryMb, files.xlsx.memoryMb) <= promised.memoryMb;
    return { figure, isKept };
  },
};
