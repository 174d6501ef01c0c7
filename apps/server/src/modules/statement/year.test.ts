/**
 * A year of trade: statements, exports, prints and ledgers agree to the fen. At its full size it is measured by
 * `npm run faults -- --only trade-year`, which asks for a report: YEAR_ORDERS=20000 YEAR_REPORT=file.
 */
import fs from "node:fs";
import { statementKinds, statementSides } from "@tradehall/mall-rules/states/payment/statement";
import { statementKindWords } from "@tradehall/mall-rules/words/statements";
import { eq } from "drizzle-orm";
import { extractText, getDocumentProxy } from "unpdf";
import { expect, test } from "vitest";
import { buildApp } from "#server/app.ts";
import { invariantViolations, queryWith } from "#server/db/invariants.ts";
import { statementLines, users } from "#server/db/schema/index.ts";
import { closeStatements } from "#server/jobs/close-statements.ts";
import { ownEnterprise } from "#server/testing/enterprises.ts";
import { moneyFaults, statementFaults } from "#server/testing/money-sums.ts";
import { headsOf } from "#server/testing/statements.ts";
import { type Taken, taken, timesOf } from "#server/testing/taken.ts";
import { testServer } from "#server/testing/test-server.ts";
import { plantYear, providersOfYear } from "#server/testing/trade-year.ts";
import { unzip } from "#server/testing/unzip.ts";
import { world } from "#server/testing/world.ts";
import { closedSummary } from "./closed-parts.ts";
import { partsOf, statementOf } from "./read-statements.ts";

const server = testServer();
const orders = Number(process.env.YEAR_ORDERS ?? 300);
const report = process.env.YEAR_REPORT;
/** Calls of each kind that are measured. */
const calls = report ? 200 : 12;
const year = new Date().getUTCFullYear() + 1;
const months = Array.from({ length: 12 }, (_, at) => `${year}-${String(at + 1).padStart(2, "0")}`);
const figures: Record<string, unknown> = { orders };

const toFen = (yuan: string) => Math.round(Number(yuan) * 100);

async function untilMonthIsOver(at: number): Promise<void> {
  const end = new Date(Date.UTC(year, at + 1, 1, -8, 11));
  await server.clock.advance(end.getTime() - server.clock.now().getTime());
}

async function someMember(): Promise<number> {
  const [row] = await server.database.db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.account, "year3"));
  return row?.id ?? 0;
}

/** Fen by kind of statement, of rows that say both. */
function byKind(rows: readonly { kind: string; amount: string }[]): Record<string, number> {
  const sums = Object.fromEntries(statementKinds.map((kind) => [kind, 0]));
  for (const { kind, amount } of rows) {
    const name = statementKinds.find((one) => statementKindWords[one].zh_CN === kind) ?? kind;
    sums[name] = (sums[name] ?? 0) + toFen(amount);
  }
  return sums;
}

const csvRows = (bytes: Buffer) => bytes.toString("utf8").trim().split("\r\n").slice(1);

function sheetRows(bytes: Buffer) {
  const sheet = unzip(bytes).get("xl/worksheets/sheet1.xml") ?? "";
  return [...sheet.matchAll(/<row [^>]*>(.*?)<\/row>/g)].slice(1).map(([, row = ""]) => ({
    kind: /r="C\d+"[^>]*><is><t[^>]*>([^<]*)/.exec(row)?.[1] ?? "",
    amount: /r="D\d+"[^>]*><v>([^<]*)/.exec(row)?.[1] ?? "",
  }));
}

async function textOf(bytes: Buffer): Promise<string> {
  const document = await getDocumentProxy(new Uint8Array(bytes));
  return (await extractText(document, { mergePages: true })).text.replace(/\s+/g, "");
}

test(
  `a year of ${orders} orders closes month by month; statements, exports, prints and ledgers agree to the fen`,
  async () => {
    const asked = queryWith(server.database.db);
    await untilMonthIsOver(-1);
    await plantYear(server, { year, orders });
    const closing: number[] = [];
    for (const at of months.keys()) {
      await untilMonthIsOver(at);
      const began = performance.now();
      await closeStatements(server);
      closing.push(Math.round(performance.now() - began));
    }
    figures.closing = closing;
    // The last refunds of December are of January, which runs.
    await server.clock.advance(15 * 86_400_000);
    expect(await invariantViolations(asked)).toEqual([]);
    expect(await statementFaults(asked, ownEnterprise)).toEqual([]);
    expect(await moneyFaults(asked, await providersOfYear(server))).toEqual([]);

    const { db } = server.database;
    const { admin } = world.users;
    await db.update(users).set({ currentEnterpriseId: ownEnterprise }).where(eq(users.id, admin));
    const token = await server.signIn(admin);
    const heads = (await headsOf(server, token)).filter((one) => one.month.startsWith(String(year)));
    expect(heads).toHaveLength(12);
    const expected = Object.fromEntries(
      statementKinds.map((kind) => [kind, heads.reduce((sum, head) => sum + toFen(head[kind]), 0)]),
    );

    // What the database sums is what the lines come to, of the whole and of one member.
    const member = { enterpriseId: ownEnterprise, userId: 0, onlyOf: await someMember() };
    for (const scope of [{ enterpriseId: ownEnterprise, userId: 0 }, member])
      for (const month of months) {
        const { head, lines } = await statementOf(db, scope, month, server.clock.now());
        const parts = Object.fromEntries(statementSides.map((by) => [by, partsOf(lines, by, "zh_CN")]));
        expect(await closedSummary(db, scope, month, "zh_CN")).toEqual({ head, parts });
      }

    // Without the tests' hold on answers, as it is run.
    const app = await buildApp({ database: server.database, clock: server.clock, settings: server.settings });
    const url = await app.listen({ port: 0, host: "127.0.0.1" });
    const get = (path: string): Promise<Taken> => taken(`${url}${path}`, token);
    try {
      const csv = await get(`/p/statement/export?format=csv&period=${year}`);
      const rows = csvRows(csv.bytes).map((row) => {
        const [, , kind = "", amount = ""] = row.split(",");
        return { kind, amount };
      });
      expect(rows).toHaveLength(await db.$count(statementLines));
      expect(byKind(rows)).toEqual(expected);
      const xlsx = await get(`/p/statement/export?format=xlsx&period=${year}`);
      expect(byKind(sheetRows(xlsx.bytes))).toEqual(expected);

      const printed = report ? months.slice(5, 6) : months;
      const prints = [];
      for (const month of printed) {
        const pdf = await get(`/p/statement/file?month=${month}`);
        prints.push(pdf);
        const text = await textOf(pdf.bytes);
        const head = heads.find((one) => one.month === month);
        for (const kind of statementKinds)
          expect(text).toContain(Number(head?.[kind]).toLocaleString("en", { minimumFractionDigits: 2 }));
        const lines = csvRows(csv.bytes).filter(
          (row) => row.startsWith(`${month},`) || row.startsWith(`${month}\t`) || row.startsWith(`"${month}`),
        );
        expect(lines).toHaveLength(head?.count ?? -1);
        for (const row of lines) expect(text).toContain(/\d{20}/.exec(row)?.[0]);
      }

      const ofOrders = await get("/p/myOrder/export?format=csv");
      const numbers = new Set(csvRows(ofOrders.bytes).map((row) => /\d{20}/.exec(row)?.[0]));
      expect(numbers.size).toBe(orders);

      figures.files = { csv: csv.cost, xlsx: xlsx.cost, pdf: prints[0]?.cost, orders: ofOrders.cost };
      figures.calls = {
        info: await timesOf(calls, (at) => get(`/p/statement/info?month=${months[at % 12]}`)),
        lines: await timesOf(calls, (at) =>
          get(`/p/statement/lines?month=${months[at % 12]}&current=${1 + (at % 40)}&size=20`),
        ),
        list: await timesOf(calls, () => get("/p/statement/list")),
        orders: await timesOf(calls, (at) =>
          get(`/p/myOrder/myOrderSearch?current=${1 + (at % 20)}&size=10`),
        ),
      };
    } finally {
      await app.close();
    }
    if (report) fs.writeFileSync(report, JSON.stringify(figures));
  },
  report ? 1_800_000 : 180_000,
);
